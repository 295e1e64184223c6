import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openBrowser } from '@test/support/browser'
import { heldPages, openAlive, untilAlive } from '@test/support/hydrated'
import { demoAdmin } from '@/shared/config/demo'

const { newPerson } = openBrowser()

/**
 * From now on the server has another build: the parts of this one that are not loaded yet are gone,
 * and the HTML starts with another script. With the next loading it is as it was.
 */
async function release(page: Page, build: string) {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  await page.route(
    (url) => url.pathname.endsWith('/'),
    async (route) => {
      if (route.request().resourceType() === 'document') {
        await page.unroute('**/assets/*.js')
        return route.continue()
      }
      const response = await route.fetch()
      const html = await response.text()
      return route.fulfill({
        response,
        body: html.replace(/(<script type="module"[^>]* src=")[^"]+/, `$1${build}`),
      })
    },
  )
}

/** How often the page was loaded, counted where a reload cannot lose it. */
function countLoads(page: Page) {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}

async function openPage() {
  const person = await newPerson()
  person.expectOnConsole(/status of 404/, /^error: Error: TypeError/)
  return person.newPage()
}

test('a page whose script a new build has replaced reloads once', async () => {
  const page = await openPage()
  await openAlive(page, '/')
  const loads = countLoads(page)
  await release(page, '/assets/next.js')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click()

  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor()
  await untilAlive(page)
  expect(loads()).toBe(1)
})

test('what was typed when a part of a form was gone is there after the new loading', async () => {
  const page = await openPage()
  await openAlive(page, '/form/growthfund/')
  const loads = countLoads(page)
  await release(page, '/assets/next.js')

  // The first key press fetches what sends the form.
  await page.getByLabel(/^Name/).fill('Sample Visitor')

  await page.getByText('Your draft was restored. Start over?').waitFor()
  expect(await page.getByLabel(/^Name/).inputValue()).toBe('Sample Visitor')
  expect(loads()).toBe(1)

  // The same build again: it did not help, so it is not tried for ever.
  await release(page, '/assets/next.js')
  await page.getByLabel(/^Designation/).fill('Proprietor')
  await page.waitForTimeout(2_000)
  expect(loads()).toBe(1)
})

test('a login that has begun is not reloaded, and works once the part is there', async () => {
  const person = await newPerson()
  person.expectOnConsole(/ERR_FAILED/)
  const page = await person.newPage()
  let isBlocked = true
  await page.route('**/assets/auth-*.js', (route) => (isBlocked ? route.abort() : route.continue()))
  await openAlive(page, '/AdminLogInForm')
  const loads = countLoads(page)
  const login = page.getByRole('button', { name: 'Login' })
  await page.getByRole('textbox', { name: 'Email' }).fill(demoAdmin.email)
  await page.getByLabel(/^Password/).fill(demoAdmin.password)

  for (let failure = 1; failure <= 3; failure += 1) {
    await login.click()
    await page.getByRole('alert').waitFor()
    await login.and(page.locator(':enabled')).waitFor()
  }
  isBlocked = false
  await login.click()

  await page.getByRole('heading', { name: 'Member List' }).waitFor()
  expect(loads()).toBe(0)
})

test('a browser that keeps nothing is not reloaded over what was typed', async () => {
  const page = await openPage()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new Error('blocked')
      },
    })
  })
  await openAlive(page, '/form/growthfund/')
  const loads = countLoads(page)
  await release(page, '/assets/next.js')

  await page.getByLabel(/^Name/).fill('Sample Visitor')
  await page.waitForTimeout(2_000)

  expect(await page.getByLabel(/^Name/).inputValue()).toBe('Sample Visitor')
  expect(loads()).toBe(0)
})

/** Lets some scripts fail until the page is loaded again, as a browser does that remembers a failure. */
async function failUntilReload(page: Page, scripts: string) {
  await page.route(scripts, (route) => route.abort())
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(scripts)
  })
}

async function openFailing() {
  const person = await newPerson()
  person.expectOnConsole(/ERR_FAILED/, /^error: Error: TypeError/)
  return person.newPage()
}

test('what sends a form failed and fails again: the page is loaded again, with what was typed', async () => {
  const page = await openFailing()
  await openAlive(page, '/form/growthfund/')
  const loads = countLoads(page)
  await failUntilReload(page, '**/assets/lite-*.js')

  // Each field that is entered fetches what is missing.
  const answer = page.waitForResponse('**/form/growthfund/')
  await page.getByLabel(/^Name/).fill('Sample Visitor')
  await (await answer).finished()
  await page.getByLabel(/^Designation/).fill('Proprietor')

  await page.getByText('Your draft was restored. Start over?').waitFor()
  expect(await page.getByLabel(/^Name/).inputValue()).toBe('Sample Visitor')
  expect(await page.getByLabel(/^Designation/).inputValue()).toBe('Proprietor')
  expect(loads()).toBe(1)
  const part = page.waitForResponse('**/assets/lite-*.js')
  await page.getByLabel(/^Mobile/).focus()
  expect((await part).ok()).toBe(true)
})

test('what sends a form failed twice before the server could be asked: the page is not loaded again', async () => {
  const page = await openFailing()
  await openAlive(page, '/form/growthfund/')
  const loads = countLoads(page)
  await page.route('**/assets/lite-*.js', (route) => route.abort(), { times: 2 })
  let letAsk = () => {}
  const mayAsk = new Promise<void>((resolve) => (letAsk = resolve))
  let asked = 0
  await page.route('**/form/growthfund/', async (route) => {
    asked += 1
    await mayAsk
    await route.continue()
  })

  await page.getByLabel(/^Name/).fill('Sample Visitor')
  await page.getByLabel(/^Designation/).fill('Proprietor')
  await expect.poll(() => asked).toBe(2)
  const answers = [0, 1].map(() => page.waitForResponse('**/form/growthfund/'))
  letAsk()
  await Promise.all(answers)
  const part = page.waitForResponse('**/assets/lite-*.js')
  await page.getByLabel(/^Mobile/).focus()

  expect((await part).ok()).toBe(true)
  expect(loads()).toBe(0)
  expect(await page.getByLabel(/^Name/).inputValue()).toBe('Sample Visitor')
})

test('a page that failed and fails again on the way to it is loaded at its address', async () => {
  const page = await openFailing()
  await openAlive(page, '/')
  const loads = countLoads(page)
  await failUntilReload(page, '**/assets/GalleryPage-*.js')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click()

  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor()
  await untilAlive(page)
  expect(loads()).toBe(1)
})

test('one failure that the connection explains is made good without loading the page again', async () => {
  const page = await openFailing()
  await openAlive(page, '/')
  const loads = countLoads(page)
  await page.route('**/assets/GalleryPage-*.js', (route) => route.abort(), { times: 1 })

  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click()

  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor()
  expect(loads()).toBe(0)
})

test.each(['index', 'RegistrationFormPage'])(
  'where the script %s fails at first, what was typed meanwhile survives the next try',
  async (script) => {
    const page = await openFailing()
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
