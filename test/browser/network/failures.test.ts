import { chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { demoAdmin } from '@/shared/config/demo'
import { aRegistration } from '@scripts/samples/records'
import { aMeeting } from '@scripts/samples/meetingRecords'
import {
  haveSession,
  liveMark,
  notLiveMark,
  openMemberList,
  rowOf,
} from '@test/support/browser/administrator'
import { startBadProxy, type Manner } from '@test/support/browser/badProxy'
import { openBrowser } from '@test/support/browser/browser'
import { findChromium } from '@test/support/browser/chromium'
import { firestoreFor } from '@test/support/emulators/firestore'
import { hastenPage, hastenUnanswered } from '@test/support/browser/hastenPage'
import { openAlive, untilAlive } from '@test/support/browser/hydrated'

// A browser of its own: only the full Chromium has a back/forward cache.
const { newPerson } = openBrowser({
  executablePath: findChromium() ?? chromium.executablePath(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
})
const { auth, firestore: address } = inject('site')
const firestore = firestoreFor(undefined, address)

let proxy: Awaited<ReturnType<typeof startBadProxy>>
beforeAll(async () => void (proxy = await startBadProxy([address, auth])))
afterAll(() => proxy.stop())

const minutes = 60_000
let last = 7_000

/** Adds a registration now, and returns the name of its firm. */
async function arrive(): Promise<string> {
  last += 1
  const firmName = `Arrived Udyog ${last}`
  await firestore.seed({
    New_Registration: [aRegistration(last, { firmName, createdAt: new Date() })],
  })
  return firmName
}

/** A server that is gone has a test of its own. */
const badDays: Manner[] = [
  'silent',
  { status: 500, body: 'Internal error' },
  // A captive portal, and half an answer.
  { status: 200, body: '<h1>Welcome, please log in</h1>' },
  { status: 200, body: '51\n[[0,["c","half', type: 'text/plain' },
]

/** The list on a machine behind the proxy, in a page whose clock the test moves. */
async function openList(): Promise<Page> {
  const person = await newPerson({ proxy: { server: proxy.server } })
  person.expectOnConsole(/Failed to load resource|CORS policy|cleardot\.gif/)
  const page = await person.newPage()
  await page.clock.install()
  await openMemberList(page)
  await rowOf(page, await arrive()).waitFor()
  return page
}

test('the list is live behind a proxy that buffers, and again after its connection alone was dead', async () => {
  proxy.behave('buffering')
  const page = await openList()

  proxy.behave('honest')
  await rowOf(page, await arrive()).waitFor()
  await liveMark(page).waitFor()

  // Other requests are answered.
  proxy.behave('stuck')
  const missed = await arrive()
  await hastenPage(page, rowOf(page, missed))
  expect(await rowOf(page, missed).count()).toBe(1)
})

test('the list is live again after each kind of bad answer', async () => {
  proxy.behave('honest')
  const page = await openList()

  for (const manner of badDays) {
    proxy.behave(manner)
    await hastenUnanswered(page, notLiveMark(page))
    const missed = await arrive()
    proxy.behave('honest')
    // The row may come by a read of its own, before the listener is back.
    await hastenPage(page, rowOf(page, missed))
    await hastenPage(page, liveMark(page))
  }
  expect(await notLiveMark(page).count()).toBe(0)
})

test('the list is live again after an hour without an answer', async () => {
  proxy.behave('honest')
  const page = await openList()

  // Every growing pause has reached its maximum.
  proxy.behave('gone')
  await hastenUnanswered(page, notLiveMark(page))
  for (let passed = 0; passed < 60; passed += 4) {
    await page.clock.fastForward(4 * minutes)
    await page.evaluate(() => fetch('/robots.txt'))
  }
  const missed = await arrive()
  proxy.behave('honest')
  // The SDK’s own pauses grow up to a minute.
  await hastenPage(page, liveMark(page))
  await rowOf(page, missed).waitFor()
  expect(await notLiveMark(page).count()).toBe(0)
})

const form = '/form/monthlymeeting/?meeting=monthly-meeting'
const venue = (page: Page, name: string) => page.getByText(name, { exact: true })
const meetingAt = (venueName: string) =>
  firestore.seed({ monthly_meetings: [aMeeting({ venueName, updatedAt: new Date() })] })

test('a page that was frozen, or restored by “Back”, is live again and keeps its entries', async () => {
  await meetingAt('Town Hall')
  const page = await (await newPerson()).newPage()
  await openAlive(page, form)
  await venue(page, 'Town Hall').waitFor()
  await page.getByLabel(/^Name/).fill('Sample Visitor')
  const devTools = await page.context().newCDPSession(page)

  await devTools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await meetingAt('Jaydev Bhawan')
  await devTools.send('Page.setWebLifecycleState', { state: 'active' })
  await venue(page, 'Jaydev Bhawan').waitFor()

  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  await page.goto('/about-us/')
  await meetingAt('Rail Auditorium')
  await page.evaluate(() => history.back())
  await venue(page, 'Rail Auditorium').waitFor()
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)
  expect(await page.getByLabel(/^Name/).inputValue()).toBe('Sample Visitor')
})

test('a session that the provider no longer accepts ends at the login page, with the reason', async () => {
  const person = await newPerson()
  person.expectOnConsole(/status of 500/)
  const page = await person.newPage()
  await haveSession(page)
  await page.route('**/v1/accounts:lookup*', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 500, message: 'INTERNAL' } } }),
  )
  await page.goto('/MonthlyMeetingVenue')
  await page.getByText('Your session has ended. Please log in again.').waitFor()

  await page.unroute('**/v1/accounts:lookup*')
  await page.getByRole('textbox', { name: 'Email' }).fill(demoAdmin.email)
  await page.getByLabel(/^Password/).fill(demoAdmin.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'Monthly Meeting Venue' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/MonthlyMeetingVenue')
})

test('after a logout “Back” does not show an admin page from the cache', async () => {
  const person = await newPerson()
  const page = await person.newPage()
  await openMemberList(page)
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  await page.goto('/about-us/')
  const other = await person.newPage()
  await other.goto('/about-us/')
  await other.getByRole('button', { name: 'Logout' }).click()
  await other.getByRole('heading', { name: 'Admin Login' }).waitFor()

  await page.evaluate(() => history.back())
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor()
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)
})

test('a cached page opens offline, says so, and its entries can be sent later', async () => {
  const person = await newPerson()
  person.expectOnConsole(/ERR_INTERNET_DISCONNECTED/)
  const page = await person.newPage()
  await openAlive(page, '/form/growthfund/')
  await page.goto('/about-us/')
  await person.setOffline(true)
  await page.evaluate(() => history.back())
  await untilAlive(page)
  // Chromium 150 tells a page from the back/forward cache nothing before the next change.
  await person.setOffline(false)
  await person.setOffline(true)
  await page.getByRole('status').filter({ hasText: 'You seem to be offline' }).waitFor()
  await page.getByLabel(/^Name/).fill('Sample Visitor')

  await person.setOffline(false)
  await page.getByText('You seem to be offline').waitFor({ state: 'detached' })
  await openAlive(page, '/form/growthfund/')
  await expect.poll(() => page.getByLabel(/^Name/).inputValue()).toBe('Sample Visitor')
})
