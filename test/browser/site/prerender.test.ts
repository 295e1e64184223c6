import { expect, test } from 'vitest'
import { haveSession } from '@test/support/browser/administrator'
import { openBrowser } from '@test/support/browser/browser'
import { heldPages, openAlive, untilAlive } from '@test/support/browser/hydrated'
import { holdScripts } from '@test/support/browser/holdScripts'

const { newPerson } = openBrowser()

test('what is typed before the scripts have come is not lost', async () => {
  const page = await (await newPerson()).newPage()
  const release = await holdScripts(page)
  await page.goto('/form/newregistration/')
  await page.getByLabel(/^Firm name/).fill('Early Udyog')
  const district = page.locator('select').first()
  const chosen = await district.locator('option').nth(2).getAttribute('value')
  await district.selectOption(chosen)
  const consent = page.getByRole('checkbox').last()
  await consent.check()

  release()
  await untilAlive(page)
  await page.getByRole('button', { name: /Send|Submit|Register/ }).click()

  expect(await page.getByLabel(/^Firm name/).inputValue()).toBe('Early Udyog')
  expect(await district.inputValue()).toBe(chosen)
  expect(await consent.isChecked()).toBe(true)
  const complaints = await page
    .getByRole('region', { name: 'Please correct these answers' })
    .innerText()
  expect(complaints).not.toContain('Firm name')
})

test('what is typed before the page is alive is never out of sight, on a slow phone neither', async () => {
  const page = await (await newPerson()).newPage()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const release = await holdScripts(page)
  await page.goto('/form/newregistration/')
  // One in the first section, one in a later one.
  await page.getByLabel(/^Name/).fill('Early')
  await page.getByLabel(/^Firm name/).fill('Early')
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const fields = document.querySelectorAll<HTMLInputElement>('[name="name"], [name="firmName"]')
    const look = () => {
      for (const { name, value } of fields) seen.add(`${name} ${value}`)
      requestAnimationFrame(look)
    }
    look()
  })

  release()
  await untilAlive(page)
  // The draft is saved once the form has heard of it.
  await page.waitForFunction(() => sessionStorage.getItem('drafts')?.includes('firmName":"Early'))
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  expect(seen.toSorted()).toEqual(['firmName Early', 'name Early'])
})

test('where a script never comes the page says so, and links work', async () => {
  const person = await newPerson()
  person.expectOnConsole(/ERR_FAILED/)
  const page = await person.newPage()
  heldPages.add(page)
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('/form/newregistration/')
  // The page is loaded once more by itself.
  const kind = () => performance.getEntriesByType('navigation')[0]?.toJSON().type as string
  await expect.poll(() => page.evaluate(kind).catch(() => '')).toBe('reload')

  const note = page.getByRole('alert').filter({ hasText: 'This page has not finished loading.' })
  await note.waitFor()
  await note.getByRole('link', { name: 'contact our office' }).click()
  await page.waitForURL('**/contacts/')
  expect(await page.locator('h1').isVisible()).toBe(true)
})

test('where scripts take very long the page says so, until they are there', async () => {
  const page = await (await newPerson()).newPage()
  const release = await holdScripts(page)
  await page.goto('/about-us/')
  const note = page.getByText('This page has not finished loading.')
  expect(await note.isVisible()).toBe(false)
  await note.waitFor()

  release()
  await untilAlive(page)
  expect(await note.count()).toBe(0)
})

test('a form that is sent before its scripts have come puts nothing into the address, and says so', async () => {
  const page = await (await newPerson()).newPage()
  const release = await holdScripts(page)
  await page.goto('/form/newregistration/')
  await page.getByLabel(/^Firm name/).fill('Early Udyog')
  await page.getByLabel(/^Firm name/).press('Enter')

  await page.getByText('This page has not finished loading.').waitFor()
  expect(new URL(page.url()).search).toBe('')
  release()
  await untilAlive(page)
  expect(await page.getByLabel(/^Firm name/).inputValue()).toBe('Early Udyog')
})

test('once a page is alive its footer is laid out, also for who does not scroll', async () => {
  const page = await (await newPerson()).newPage()
  const release = await holdScripts(page)
  const laidOut = () =>
    page.locator('footer').evaluate((footer) => getComputedStyle(footer).contentVisibility)
  await page.goto('/about-us/')
  expect(await laidOut()).toBe('auto')
  release()
  await untilAlive(page)
  expect(await laidOut()).toBe('visible')
})

test('an address in other letters shows its page', async () => {
  const person = await newPerson()
  person.expectOnConsole(/status of 404/)
  const page = await person.newPage()
  await openAlive(page, '/Gallery/')
  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor()
  expect(await page.locator('h1').count()).toBe(1)
})

test('an address without a page hydrates as it is, also below a form’s address', async () => {
  const person = await newPerson()
  person.expectOnConsole(/status of 404/)
  const page = await person.newPage()
  for (const address of ['/form/newregistratoin/', '/form/', '/company/nobody/']) {
    await openAlive(page, address)
    expect(await page.locator('h1').allInnerTexts()).toEqual(['Page not found'])
  }
})

test('a signed-in visitor never sees the page of a signed-out one', async () => {
  const page = await (await newPerson()).newPage()
  await haveSession(page)
  const release = await holdScripts(page)
  await page.goto('/about-us/')
  await page.waitForTimeout(300)
  expect(await page.getByText('Admin', { exact: true }).isVisible()).toBe(false)
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const watch = () => {
      for (const link of document.querySelectorAll('header a')) {
        if (link.checkVisibility({ visibilityProperty: true })) seen.push(link.textContent ?? '')
      }
      requestAnimationFrame(watch)
    }
    watch()
  })
  release()
  await page.getByRole('button', { name: 'Logout' }).first().waitFor({ state: 'attached' })
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen).not.toContain('Admin')
  expect(await page.locator('h1').count()).toBe(1)
})
