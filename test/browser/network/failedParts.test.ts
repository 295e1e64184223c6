import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { haveSession, liveMark } from '@test/support/browser/administrator'
import { openBrowser } from '@test/support/browser/browser'
import { fillForm } from '@test/support/forms/fillForm'
import { fillRegistration, receivedHeading, sendButton } from '@test/support/forms/fillRegistration'
import { firestoreFor } from '@test/support/emulators/firestore'
import { formJourneys } from '@test/support/forms/formJourneys'
import { heldPages, openAlive, untilAlive } from '@test/support/browser/hydrated'
import { manners, type Manner } from '@test/support/browser/rememberFailures'
import { demoAdmin } from '@/shared/config/demo'

const { newPerson } = openBrowser()
const { firestore: address } = inject('site')
const firestore = firestoreFor(undefined, address)

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** How often the page was loaded, counted where a reload cannot lose it. */
function countLoads(page: Page) {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}

/** Lets some parts fail, until the returned function is called. */
async function lose(page: Page, parts: string) {
  let isLost = true
  await page.route(parts, (route) => (isLost ? route.abort() : route.fallback()))
  return () => void (isLost = false)
}

const recordsOf = async (firm: string) =>
  (await firestore.list('New_Registration')).filter(({ firmName }) => firmName === firm)

/** How most browsers treat a failed part, and the harder case. */
const remembering = manners.find(({ remembersFailures }) => remembersFailures)!

async function openPageOf({ remembersFailures }: Manner, device: typeof phone | object = {}) {
  const person = await newPerson({ remembersFailures, ...device })
  person.expectOnConsole(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|cleardot\.gif/)
  return person.newPage()
}

describe.each(manners)('a browser that, when a part has failed, $manner', (manner) => {
  const openPage = () => openPageOf(manner)

  test('a page that was lost on the way to it is shown', async () => {
    const page = await openPage()
    await openAlive(page, '/')
    const loads = countLoads(page)
    await page.route('**/assets/GalleryPage-*.js', (route) => route.abort(), { times: 1 })

    await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click()

    await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor()
    expect(loads()).toBeLessThanOrEqual(1)
  })

  test.each(['index', 'RegistrationFormPage'])(
    'where the script %s fails at first, what was typed meanwhile survives the next try',
    async (script) => {
      const page = await openPage()
      heldPages.add(page)
      const scripts = `**/assets/${script}-*.js`
      let fail = () => {}
      const typed = new Promise<void>((resolve) => (fail = resolve))
      await page.route(scripts, async (route) => {
        await typed
        await route.abort()
      })
      await page.goto('/form/newregistration/')
      await page.getByLabel(/^Firm name/).fill('Early & Udyog?')
      const district = page.locator('select').first()
      const chosen = await district.locator('option').nth(2).getAttribute('value')
      await district.selectOption(chosen)
      await page.getByRole('radio').nth(1).check()
      await page.getByRole('checkbox').last().check()
      const choice = await page.getByRole('radio').nth(1).getAttribute('value')

      page.on('request', (request) => {
        if (request.isNavigationRequest()) void page.unroute(scripts)
      })
      fail()

      await untilAlive(page)
      expect(await page.getByLabel(/^Firm name/).inputValue()).toBe('Early & Udyog?')
      expect(await district.inputValue()).toBe(chosen)
      expect(await page.locator(`[type=radio][value="${choice}"]`).first().isChecked()).toBe(true)
      expect(await page.getByRole('checkbox').last().isChecked()).toBe(true)
      expect(await page.evaluate(() => sessionStorage.getItem('early-input'))).toBeNull()
    },
  )
})

describe(`a browser that, when a part has failed, ${remembering.manner}`, () => {
  const openPage = (device?: typeof phone) => openPageOf(remembering, device)

  test('a form whose sending part was lost is sent once, with all that was typed', async () => {
    const page = await openPage()
    const find = await lose(page, '**/assets/lite-*.js')
    await fillRegistration(page, 'Lost Part Udyog')
    await page.waitForLoadState('networkidle')
    const loads = countLoads(page)
    find()

    await sendButton(page).click()

    await receivedHeading(page).waitFor()
    expect(loads()).toBeLessThanOrEqual(1)
    const records = await recordsOf('Lost Part Udyog')
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject({ name: 'Sample Visitor', district: 'Khordha' })
  })

  test('a login whose part was lost asks for the password again at most, and stores it nowhere', async () => {
    const page = await openPage()
    const find = await lose(page, '**/assets/auth-*.js')
    await openAlive(page, '/AdminLogInForm')
    await page.getByRole('textbox', { name: 'Email' }).fill(demoAdmin.email)
    const password = page.getByLabel(/^Password/)
    await password.fill(demoAdmin.password)
    await page.waitForTimeout(6_000)
    const loads = countLoads(page)
    find()

    await page.getByRole('button', { name: 'Login' }).click()

    const again = page.getByText('A part of this page had to be loaded again. Please type your')
    await again.or(liveMark(page)).first().waitFor()
    const asked = (await again.isVisible()) ? await typePasswordAgain(page) : notAsked
    await liveMark(page).waitFor()
    expect(asked).toEqual(notAsked)
    expect(loads()).toBeLessThanOrEqual(1)
  })

  test('what is needed next is there before the network is lost: the menu opens, and the form is sent later', async () => {
    const page = await openPage(phone)
    const loads = countLoads(page)
    await fillRegistration(page, 'Rested Udyog')
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)

    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await page.getByRole('dialog', { name: 'Menu' }).getByText('Member Companies').waitFor()
    await page.getByRole('button', { name: 'Close' }).tap()
    await sendButton(page).tap()
    await page.getByRole('alert').filter({ hasText: 'You seem to be offline' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Send now' }).tap()

    await receivedHeading(page).waitFor()
    expect(loads()).toBe(1)
    expect(await recordsOf('Rested Udyog')).toHaveLength(1)
  })

  test('an answer to a meeting is sent after its live data and its sending part were lost', async () => {
    const form = formJourneys.find(({ isLive }) => isLive)!
    const page = await openPage()
    const find = await lose(page, '**/assets/{lite,appCheck}-*.js')
    await page.clock.install()
    await openAlive(page, form.path)
    await page.waitForLoadState('networkidle')
    find()
    // The page tries its live data again by itself.
    await expect
      .poll(async () => {
        await page.clock.runFor(10_000)
        return page.getByRole('button', { name: form.sendLabel }).isEnabled()
      })
      .toBe(true)
    await untilAlive(page)
    await fillForm(page, form.answers)

    await page.getByRole('button', { name: form.sendLabel }).click()

    await page.getByRole('heading', { name: form.receivedTitle }).waitFor()
    expect(await page.getByText(/^MM-/).count()).toBeGreaterThan(0)
  })

  test('a part that never comes: the page is loaded again once, and then says so and keeps what was typed', async () => {
    const page = await openPage()
    await lose(page, '**/assets/lite-*.js')
    await fillRegistration(page, 'Never Udyog')
    const loads = countLoads(page)
    const failure = page.getByRole('alert').filter({ hasText: 'could not be loaded' })

    await sendButton(page).click()
    await failure.waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await sendButton(page).and(page.locator(':enabled')).waitFor()
    await failure.waitFor()

    expect(loads()).toBe(1)
    expect(await page.getByLabel(/^Firm name/).inputValue()).toBe('Never Udyog')
    expect(await recordsOf('Never Udyog')).toHaveLength(0)
  })

  test('a browser that stores nothing is not reloaded over what was typed, and the page says why', async () => {
    const page = await openPage()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new Error('blocked')
        },
      })
    })
    await lose(page, '**/assets/lite-*.js')
    await fillRegistration(page, 'Blocked Udyog')
    const loads = countLoads(page)

    await sendButton(page).click()

    await page.getByRole('alert').filter({ hasText: 'copy what you typed' }).waitFor()
    expect(await page.getByLabel(/^Firm name/).inputValue()).toBe('Blocked Udyog')
    expect(loads()).toBe(0)
  })

  test('a request whose looking up was lost is looked up', async () => {
    const page = await openPage()
    const find = await lose(page, '**/assets/{lite,StatusCard}-*.js')
    await openAlive(page, '/my-request/')
    await page.waitForLoadState('networkidle')
    await page.getByLabel(/^Reference/).fill('NR-ABCD-EFGH')
    await page.getByLabel(/^Mobile/).fill('98765 43210')
    find()

    await page.getByRole('button', { name: 'Look up' }).click()

    await page
      .getByRole('alert')
      .filter({ hasText: 'No record with this number and mobile' })
      .waitFor()
    expect(await page.getByLabel(/^Reference/).inputValue()).toBe('NR-ABCD-EFGH')
  })

  test('a logout whose part was lost ends the session, also after the page was loaded again', async () => {
    const page = await openPage()
    await haveSession(page)
    const find = await lose(page, '**/assets/auth-*.js')
    const loads = countLoads(page)
    await page.goto('/about-us/')
    // The page has tried what it can to find out who is signed in.
    await expect.poll(loads).toBe(2)
    await untilAlive(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('heading', { name: 'Admin Login' }).waitFor()
    await expect.poll(loads).toBe(3)
    await untilAlive(page)
    find()

    await page.goto('/gallery/')

    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('logged-out')))
      .toBe('finished')
    expect(await page.evaluate(countAccounts)).toBe(0)
  })

  test('the menu opens although its part was lost', async () => {
    const page = await openPage(phone)
    const find = await lose(page, '**/assets/MenuDrawer-*.js')
    await openAlive(page, '/gallery/')
    await page.waitForLoadState('networkidle')
    const loads = countLoads(page)
    find()

    await page.getByRole('button', { name: 'Menu', exact: true }).tap()

    await page.getByRole('dialog', { name: 'Menu' }).getByText('Member Companies').waitFor()
    expect(loads()).toBeLessThanOrEqual(1)
  })

  test('the picture that was pressed opens although its part was lost', async () => {
    const page = await openPage()
    const find = await lose(page, '**/assets/PhotoLightbox-*.js')
    await openAlive(page, '/gallery/')
    await page.waitForLoadState('networkidle')
    find()

    await page
      .getByRole('button', { name: /^Enlarge/ })
      .nth(1)
      .click()

    await page.getByRole('dialog').waitFor()
    expect(await page.getByRole('dialog').getByRole('img').count()).toBeGreaterThan(0)
  })
})

/** What is as it should be when the password has to be typed again. */
const notAsked = { keptPassword: false, email: demoAdmin.email, password: '', hasFocus: true }

async function typePasswordAgain(page: Page): Promise<typeof notAsked> {
  const field = page.getByLabel(/^Password/)
  const found = {
    keptPassword: (await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).includes(
      demoAdmin.password,
    ),
    email: await page.getByRole('textbox', { name: 'Email' }).inputValue(),
    password: await field.inputValue(),
    hasFocus: await field.evaluate((it) => it === document.activeElement),
  }
  await field.fill(demoAdmin.password)
  await page.getByRole('button', { name: 'Login' }).click()
  return found
}

/** How many accounts the identity provider keeps in this browser. Runs in the page. */
function countAccounts() {
  return new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb')
    opening.onerror = () => reject(new Error('It cannot be read.'))
    opening.onsuccess = () => {
      const name = 'firebaseLocalStorage'
      const { result } = opening
      if (!result.objectStoreNames.contains(name)) return resolve(0)
      const counting = result.transaction(name).objectStore(name).count()
      counting.onsuccess = () => resolve(counting.result)
    }
  })
}
