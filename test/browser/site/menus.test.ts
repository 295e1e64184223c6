import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { violationsOf } from '@test/support/browser/pageAccessibility'
import { haveSession } from '@test/support/browser/administrator'
import { openBrowser } from '@test/support/browser/browser'
import { openAlive } from '@test/support/browser/hydrated'
import { holdScripts } from '@test/support/browser/holdScripts'
import { atRest, cutOffWords } from '@test/support/browser/look'
import { manners } from '@test/support/browser/rememberFailures'

const { newPerson } = openBrowser()

const moving = { reducedMotion: 'no-preference' as const }
const desktop = { ...moving, viewport: { width: 1440, height: 900 } }
const phone = { ...moving, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

async function open(options: Parameters<typeof newPerson>[0], address = '/gallery/') {
  const page = await (await newPerson(options)).newPage()
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // What a prerendered page shows is not yet what answers: the buttons do once they react.
  await page.waitForFunction(() => {
    const button = document.querySelector('header button')
    return button !== null && Object.keys(button).some((key) => key.startsWith('__react'))
  })
  return page
}

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const companies = (page: Page) => nav(page).getByRole('button', { name: 'Member Companies' })
const forms = (page: Page) => nav(page).getByRole('button', { name: 'Registration Forms' })
const entry = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true })
const category = (page: Page, name: string) => nav(page).getByRole('button', { name, exact: true })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const isExpanded = async (page: Page) =>
  (await companies(page).getAttribute('aria-expanded')) === 'true'

test('a drop-down that was pointed at before hydration opens after it', async () => {
  const page = await (await newPerson(desktop)).newPage()
  const release = await holdScripts(page)
  await page.goto('/gallery/')
  await companies(page).hover()
  release()

  await category(page, 'Groceries and Snacks').waitFor()
  await expect.poll(() => isExpanded(page)).toBe(true)
  await page.mouse.move(720, 850)
  await expect.poll(() => isExpanded(page)).toBe(false)
})

test('pointing opens a drop-down, and it closes 200 ms after the mouse has left', async () => {
  const page = await open(desktop)
  await companies(page).hover()
  await category(page, 'Groceries and Snacks').waitFor()
  await category(page, 'Groceries and Snacks').hover()
  await entry(page, 'Sri Rajashree Udyog').waitFor()

  // The page's own clock: how long from leaving until the button says it is closed. The watch has
  // to stand before the mouse moves: a busy page hears of the mouse before it hears of a script.
  const closing = await page.evaluateHandle(() => {
    const button = document.querySelector('header [aria-expanded="true"]')
    const group = button?.closest('li')
    if (!button || !group) throw new Error('No drop-down is open.')
    const waited = new Promise<number>((resolve) => {
      group.addEventListener('pointerleave', () => {
        const left = performance.now()
        const watch = new MutationObserver(() => {
          if (button.getAttribute('aria-expanded') === 'false') resolve(performance.now() - left)
        })
        watch.observe(button, { attributes: true })
      })
    })
    return { waited }
  })
  await page.mouse.move(720, 850)
  const waited = await closing.evaluate((watch) => watch.waited)
  expect(waited).toBeGreaterThanOrEqual(195)

  await companies(page).hover()
  await category(page, 'Plastic Products').waitFor()
  await page.mouse.move(720, 850)
  await companies(page).hover()
  await page.waitForTimeout(400)
  expect(await isExpanded(page)).toBe(true)
})

test('a click opens and closes a drop-down; a company and its parents are marked', async () => {
  const page = await open(desktop)
  await companies(page).hover()
  await companies(page).click()
  expect(await isExpanded(page)).toBe(true)
  await companies(page).click()
  expect(await isExpanded(page)).toBe(false)

  await companies(page).click()
  await category(page, 'Beauty and Toys').click()
  await nav(page).getByText('No member company yet').filter({ visible: true }).waitFor()
  await category(page, 'Fashion, Handloom, Apparels').click()
  await entry(page, 'JP Handloom').click()

  await page.getByRole('heading', { level: 1, name: 'JP Handloom' }).waitFor()
  expect(await isExpanded(page)).toBe(false)
  expect(await companies(page).getAttribute('aria-current')).toBe('true')
  expect(await forms(page).getAttribute('aria-current')).toBeNull()
  await companies(page).click()
  const parent = category(page, 'Fashion, Handloom, Apparels')
  expect(await parent.getAttribute('aria-current')).toBe('true')
  await parent.click()
  expect(await entry(page, 'JP Handloom').getAttribute('aria-current')).toBe('page')
})

test('the menu works with the keyboard alone', async () => {
  const page = await open(desktop)
  const press = (key: string) => page.keyboard.press(key)
  const focus = async (text: string) => {
    await expect.poll(() => focused(page)).toBe(text)
  }
  await entry(page, 'Home').focus()

  await press('End')
  await focus('Contact Us')
  await press('ArrowRight')
  await focus('Home')
  await press('ArrowLeft')
  await press('Home')
  await press('ArrowRight')
  await press('ArrowRight')
  await focus('Member Companies')
  await press('ArrowDown')
  await focus('Fashion, Handloom, Apparels')
  await press('ArrowUp')
  await focus('Heavy Hardware / Metallic Products')
  await press('ArrowRight')
  await focus('CEW Composite')
  await press('Escape')
  await focus('Heavy Hardware / Metallic Products')
  expect(await isExpanded(page)).toBe(true)
  await press('Home')
  await press('ArrowRight')
  await focus('JP Handloom')
  await press('ArrowLeft')
  await focus('Fashion, Handloom, Apparels')
  await press('Escape')
  await focus('Member Companies')
  expect(await isExpanded(page)).toBe(false)

  await press('Enter')
  await category(page, 'Plastic Products').waitFor()
  for (let tabs = 0; tabs < 9; tabs++) await press('Tab')
  await focus('Gallery')
  expect(await isExpanded(page)).toBe(false)

  await press('End')
  await press('ArrowLeft')
  await press('ArrowUp')
  await focus('Land Bank')
  await press('Home')
  await focus('New Member')
  await press('End')
  await press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Land' }).waitFor()
  expect(await forms(page).getAttribute('aria-current')).toBe('true')
})

test('fingers open and close the drop-downs of a wide screen', async () => {
  const page = await open({ ...desktop, hasTouch: true })
  await companies(page).tap()
  await category(page, 'Home Care, Interiors and Furnitures').tap()
  await entry(page, 'Kalinga Pratisthan').waitFor()
  await forms(page).tap()
  await expect.poll(() => isExpanded(page)).toBe(false)
  await entry(page, 'Land Bank').waitFor()
  await forms(page).tap()
  await entry(page, 'Land Bank').waitFor({ state: 'hidden' })
})

test('the header turns solid after 50 pixels on the home page, and is always solid elsewhere', async () => {
  const page = await open({ ...desktop, reducedMotion: 'reduce' }, '/')
  const ground = () =>
    page.locator('header').evaluate((header) => getComputedStyle(header).backgroundColor)
  const transparent = 'rgba(0, 0, 0, 0)'
  const paddingOfMain = () =>
    page.locator('main').evaluate((main) => parseFloat(getComputedStyle(main).paddingTop))
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y)

  expect(await ground()).toBe(transparent)
  expect(await paddingOfMain()).toBe(0)
  await scrollTo(50)
  await page.waitForTimeout(300)
  expect(await ground()).toBe(transparent)
  await scrollTo(51)
  await expect.poll(ground).not.toBe(transparent)
  await scrollTo(0)
  await expect.poll(ground).toBe(transparent)

  await entry(page, 'About Us').click()
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor()
  await expect.poll(ground).not.toBe(transparent)
  const height = await page.locator('header').evaluate((header) => header.clientHeight)
  expect(await paddingOfMain()).toBeGreaterThanOrEqual(height)
})

test.each(manners)(
  'the menu leads to the footer where it cannot be loaded, and opens where the browser wrongly takes itself to be offline; the browser $manner',
  async ({ remembersFailures }) => {
    const person = await newPerson({ ...phone, remembersFailures })
    person.expectOnConsole(/ERR_FAILED/)
    const page = await person.newPage()
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    await openAlive(page, '/gallery/')
    // The part of the menu, and the server that could explain it.
    const lost = ({ pathname }: URL) => pathname === '/' || pathname.includes('/MenuDrawer-')
    await page.route(lost, (route) => route.abort())
    const button = page.getByRole('button', { name: 'Menu', exact: true })

    await button.tap()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('quick-links')

    await page.unroute(lost)
    await button.tap()
    await page.getByRole('dialog', { name: 'Menu' }).getByText('Member Companies').waitFor()
  },
)

test('on a phone the same menu opens in a drawer', async () => {
  const page = await open(phone)
  expect(await companies(page).isVisible()).toBe(false)
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await button.tap()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.getByText('Member Companies').tap()
  await drawer.getByText('Beauty and Toys').tap()
  await drawer.getByText('No member company yet').filter({ visible: true }).waitFor()
  await drawer.getByText('Groceries and Snacks').tap()
  await expectAccessible(page)
  await drawer.getByRole('link', { name: 'Sri Rajashree Udyog' }).tap()
  await page.getByRole('heading', { level: 1, name: 'Sri Rajashree Udyog' }).waitFor()
  await drawer.waitFor({ state: 'hidden' })

  await button.tap()
  await drawer.getByRole('link', { name: 'Sri Rajashree Udyog' }).waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  expect(await button.evaluate((it) => it === document.activeElement)).toBe(true)
})

test('on a phone, Back closes the menu and stays on the page, and a closed menu leaves no step behind', async () => {
  const page = await open(phone)
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  for (const _time of [1, 2]) {
    await button.tap()
    await drawer.getByText('Member Companies').waitFor()
    await page.evaluate(() => history.back())
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true)
  }
  expect(new URL(page.url()).pathname).toBe('/gallery/')

  // Forward does not open it; a reload with the menu open does no harm.
  await page.evaluate(() => history.forward())
  await button.tap()
  await drawer.getByText('Member Companies').waitFor()
  await page.reload()
  await button.tap()
  await drawer.getByRole('link', { name: 'About Us' }).tap()
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor()
  await button.tap()
  await drawer.getByText('Member Companies').waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  await page.goBack()
  expect(page.url()).toBe('about:blank')
})

test('dark colours follow the system until a visitor switches, and the choice is remembered', async () => {
  const page = await open({ ...desktop, colorScheme: 'dark' })
  const scheme = () => page.locator('html').getAttribute('data-color-scheme')
  const button = page.getByRole('button', { name: 'Dark colours' })
  expect(await scheme()).toBe('dark')
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')

  await button.click()
  await expect.poll(scheme).toBe('light')
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await scheme()).toBe('light')
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false')
  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored.filter((key) => !key.startsWith('persist:'))).toEqual(['mui-mode'])

  // Back to what the system shows is back to following it.
  await button.click()
  await expect.poll(scheme).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(scheme).toBe('light')
})

test('the open menus have no accessibility violation, in light and dark colours', async () => {
  const page = await open(desktop, '/')
  await companies(page).click()
  await category(page, 'Fashion, Handloom, Apparels').click()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await forms(page).click()
  await expectAccessible(page)
})

/** What is open now, first in light colours, then in dark ones. */
async function expectAccessible(page: Page) {
  await atRest(page)
  expect(await violationsOf(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html[data-color-scheme=dark]').waitFor()
  await atRest(page)
  expect(await violationsOf(page, 'colours')).toEqual([])
}

test('a signed-in administrator has every button at 320 pixels, in one row', async () => {
  const page = await open({ viewport: { width: 320, height: 700 } }, '/')
  await haveSession(page)
  for (const address of ['/about-us/', '/memberlist', '/MonthlyMeetingVenue']) {
    await page.goto(address)
    const header = page.getByRole('banner')
    // At the desk it is in the menu of the account, away from the menu beside it.
    const logout = header.getByRole('button', { name: 'Logout' })
    const account = header.getByRole('button', { name: 'Sample Owner' })
    await (address === '/about-us/' ? logout : account).waitFor()
    await header.getByRole('button', { name: 'Menu', exact: true }).waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await header.getByRole('link', { name: 'Admin panel' }).isVisible(), address).toBe(
      address !== '/memberlist',
    )
    await page.getByRole('contentinfo').waitFor()
    expect(await cutOffWords(page, ['header']), address).toEqual([])
    const menu = await header.getByRole('button', { name: 'Menu', exact: true }).boundingBox()
    const mark = await header.locator('.brand').boundingBox()
    expect(menu!.y, address).toBeLessThan(mark!.y + mark!.height)
  }
})
