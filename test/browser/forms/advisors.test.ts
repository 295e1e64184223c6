import { expect, test } from 'vitest'
import { expectPageWithoutViolations } from '@test/support/browser/pageAccessibility'
import { openBrowser } from '@test/support/browser/browser'
import { fillByKeyboard, fillForm } from '@test/support/forms/fillForm'
import { openAlive } from '@test/support/browser/hydrated'
import { advisorSchema } from '@/features/advisors/schema'
import { fieldsOf } from '@/shared/forms/fieldInfo'

const { newPerson } = openBrowser()

const answers = {
  name: 'Sample Advisor ନାମ',
  email: 'advisor@example.org',
  phone: '098765-43210',
  designation: 'Consultant',
  serviceType: '=Accounts <b>and</b> tax',
  experience: '10 years',
  address: 'Plot 1, Sample Road',
}

const submitted =
  'Your registration has been submitted successfully. Confirmation email will be sent to you after evaluation of your registration'

test.each([
  ['professionaladvisor', 1440],
  ['serviceadvisor', 360],
])('%s: thanked, cleared, and not one request, be it offline', async (form, width) => {
  const person = await newPerson({ viewport: { width, height: 800 }, hasTouch: width < 500 })
  const page = await person.newPage()
  // Each page fetches its menu at rest. On a slow machine the network may be idle before that.
  const menu = page.waitForRequest(/\/assets\/MenuDrawer-/)
  await openAlive(page, `/form/${form}/`)
  await menu
  await page.waitForLoadState('networkidle')
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // On a slow machine the menu is fetched late, as it is once on each page.
    if (!/^\/assets\/[^/]+\.js$/.test(pathname)) calls.push(`${request.method()} ${request.url()}`)
  })
  page.on('websocket', (socket) => calls.push(socket.url()))

  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => page.locator('form [id$="-error"]').count()).toBe(7)
  await expectPageWithoutViolations(page)
  for (const isOffline of [false, true]) {
    await person.setOffline(isOffline)
    if (width > 500 && !isOffline) {
      await page.getByRole('heading', { level: 1 }).click()
      await fillByKeyboard(page, answers)
      await page.keyboard.press('Enter')
    } else {
      await fillForm(page, answers)
      await page.getByRole('button', { name: 'Submit' }).click()
    }
    const message = page.getByRole('alert').filter({ hasText: submitted })
    await message.waitFor()
    expect((await message.innerText()).trim()).toBe(submitted)
    const left = await page
      .locator('form input:not([type=checkbox]), form textarea')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
    expect(left).toEqual(fieldsOf(advisorSchema).map(() => ''))
    expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull()
  }
  await expectPageWithoutViolations(page)
  // Whatever is still to be said by mistake has had its time.
  await page.waitForTimeout(1_000)

  expect(calls).toEqual([])
})
