import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { violationsOf } from '@test/support/browser/pageAccessibility'
import { openBrowser } from '@test/support/browser/browser'
import { enter, fillForm } from '@test/support/forms/fillForm'
import { formJourneys } from '@test/support/forms/formJourneys'
import { openAlive } from '@test/support/browser/hydrated'

const { newPerson } = openBrowser()
const writes = '**/documents:commit*'
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

test('every state of a form is accessible, in light and dark', async () => {
  const person = await newPerson(phone)
  person.expectOnConsole(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  const page = await person.newPage()
  const [form] = formJourneys
  const { path, sendLabel, answers } = form!
  const send = page.getByRole('button', { name: sendLabel })

  await openAlive(page, path)
  await enter(page, 'name', 'Sample Visitor')
  await page.reload()
  await page.getByText('Your draft was restored. Start over?').waitFor()
  await send.tap()
  await page.getByRole('region', { name: 'Please correct these answers' }).waitFor()
  await expectAccessible(page)

  await fillForm(page, answers)
  await person.setOffline(true)
  await send.tap()
  await alert(page, 'You seem to be offline').waitFor()
  await expectAccessible(page)
  await person.setOffline(false)
  await page.getByText('You are online again. Send now?').waitFor()
  await expectAccessible(page)
  await page.route(writes, (route) => route.abort())
  await page.getByRole('button', { name: 'Send now' }).tap()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await expectAccessible(page)
  await page.locator('input[name=more_about_it]').evaluate((field: HTMLInputElement) => {
    field.value = 'filled in by a program'
  })
  await page.getByRole('button', { name: 'Try again' }).tap()
  await alert(page, 'Please confirm that you are human').waitFor()
  await expectAccessible(page)
  await page.goto('/privacy/')
  await page.getByRole('heading', { name: 'Privacy', level: 1 }).waitFor()
  await expectAccessible(page)
})

async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-color-scheme=${colorScheme}]`).waitFor()
    // axe would count a link half under the header as too small.
    await page.evaluate(() => window.scrollTo(0, 0))
    // Dark mode only changes colours.
    expect(await violationsOf(page, colorScheme === 'light' ? 'all' : 'colours')).toEqual([])
  }
}
