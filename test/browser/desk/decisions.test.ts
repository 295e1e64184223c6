import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { aRegistration, type Value } from '@scripts/samples/records'
import { aReviewIn } from '@scripts/samples/reviews'
import { haveSession, rowOf } from '@test/support/browser/administrator'
import { openBrowser } from '@test/support/browser/browser'
import { firestoreFor } from '@test/support/emulators/firestore'
import { cutOffWords } from '@test/support/browser/look'
import { expectPageWithoutViolations } from '@test/support/browser/pageAccessibility'
import { site } from '@/content/site'
import type { State } from '@/shared/requests/steps'
import { demoAdmin } from '@/shared/config/demo'

const { newPerson } = openBrowser()
const { firestore: address } = inject('site')
const firestore = firestoreFor(undefined, address)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const commits = /documents:commit/
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

/** A new registration in a state, which is gone after the test. */
async function seedRequest(n: number, name: string, state: State) {
  const { id, data } = aRegistration(n, { name, createdAt: new Date() })
  const { review, history } = aReviewIn('registrations', state, [demoAdmin.uid], new Date())
  const path = `New_Registration/${id}`
  await firestore.seed({
    New_Registration: [{ id, data: { ...data, review } }],
    [`${path}/history`]: history,
  })
  onTestFinished(() =>
    firestore.deleteAll([path, ...[1, 2, 3, 4, 5].map((v) => `${path}/history/${v}`)]),
  )
  const stored = async () => (await firestore.read(path))?.review as { [name: string]: Value }
  return { address: `/member/${id}`, stored }
}

test('on a phone a request is decided with the thumb, no word is cut off, and closing the tab asks', async () => {
  const { address: to, stored } = await seedRequest(41_003, 'Sample Phone', 'reviewing')
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
  const page = await (await newPerson(phone)).newPage()
  await haveSession(page)
  await page.goto(to)
  await heading(page, 'Sample Phone').waitFor()

  // Back closes what covers the page, and leaves it only then.
  const dialogs = page.getByRole('dialog')
  const menu = page.getByRole('navigation', { name: 'Admin area' })
  await button(page, 'Menu of the admin area').tap()
  await menu.waitFor()
  await page.evaluate(() => history.back())
  await menu.waitFor({ state: 'detached' })
  await button(page, 'Menu of the admin area').tap()
  await menu.getByRole('link', { name: 'Meetings' }).tap()
  await heading(page, 'Meetings').waitFor()
  await page.evaluate(() => history.back())
  await heading(page, 'Sample Phone').waitFor()
  expect(await dialogs.count()).toBe(0)

  let send = () => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  await page.route(commits, async (route) => {
    await sent
    await route.continue()
  })
  await button(page, 'Recommend').tap()
  await page.getByText('Saving…').first().waitFor()
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  expect(await stored()).toMatchObject({ state: 'reviewing' })
  expect(await button(page, 'Undo').count()).toBe(0)
  send()
  await button(page, 'Undo').waitFor()
  expect(await stored()).toMatchObject({ state: 'recommended' })
  expect(await cutOffWords(page, ['main'])).toEqual([])
  await expectPageWithoutViolations(page)
  await button(page, 'Undo').tap()
  await button(page, 'Ask applicant…').tap()
  expect(await cutOffWords(page, ['main'])).toEqual([])
  await page.getByLabel('Office remarks').fill('Which firm?')
  await page.getByLabel('Message').fill('Which firm is it?')
  await page.getByRole('form').getByRole('button', { name: 'Ask applicant' }).tap()

  await expect.poll(stored).toMatchObject({ state: 'waiting', public: 'Which firm is it?' })
})

test('a step that could not be saved is not lost with the tab when the desk was left', async () => {
  const { address: to, stored } = await seedRequest(41_004, 'Sample Left', 'received')
  const person = await newPerson()
  person.expectOnConsole(/ERR_FAILED/)
  const page = await person.newPage()
  await haveSession(page)
  await page.goto(to)
  await heading(page, 'Sample Left').waitFor()
  await page.route(commits, (route) => route.abort())
  await button(page, 'Start review').click()
  await page.getByText('We do not know whether your step was saved.').waitFor()

  await page.getByRole('link', { name: site.name, exact: true }).first().click()
  await page.waitForURL((url) => url.pathname === '/')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  await (await asked).dismiss()
  expect(await stored()).toBeUndefined()
  await page.unroute(commits)

  await page.goBack()
  await button(page, 'Try again').click()
  await expect.poll(stored).toMatchObject({ state: 'reviewing' })
  await button(page, 'Undo').waitFor()
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
})

test('a row is selected without a network, and what can be done with it is there', async () => {
  await seedRequest(41_005, 'Sample Offline', 'received')
  const person = await newPerson({ remembersFailures: true })
  person.expectOnConsole(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|cleardot|Listener of/)
  const page = await person.newPage()
  await haveSession(page)
  const actions = page.waitForResponse('**/assets/BulkActions-*.js')
  await page.goto('/memberlist')
  const row = rowOf(page, 'Sample Offline')
  await row.waitFor()
  await (await actions).finished()

  await person.setOffline(true)
  await row.getByRole('checkbox').check()
  await button(page, 'Change status').waitFor()
  await button(page, 'Clear selection').waitFor()
  await row.waitFor()
  await person.setOffline(false)
  expect(await button(page, 'Change status').count()).toBe(1)
})
