import ICAL from 'ical.js'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { aMeeting } from '@scripts/samples/meetingRecords'
import { expectPageWithoutViolations } from '@test/support/browser/pageAccessibility'
import { haveSession } from '@test/support/browser/administrator'
import { openBrowser } from '@test/support/browser/browser'
import { firestoreFor } from '@test/support/emulators/firestore'
import { withoutSampleMeetings } from '@test/support/browser/withoutSampleMeetings'
import { hastenPage, hastenUnanswered } from '@test/support/browser/hastenPage'
import { openAlive } from '@test/support/browser/hydrated'
import { jumpsOf, noteJumps } from '@test/support/browser/jumps'
import { sdkParts } from '@test/support/site/sdkParts'

const { newPerson } = openBrowser()
const { firestore: address, url } = inject('site')
const firestore = firestoreFor(undefined, address)

const form = '/form/monthlymeeting/'
withoutSampleMeetings(firestore)

/** The meeting of the sample is there. */
const expectSample = (page: Page) => page.getByText('Sat, 5 Dec 2099', { exact: true }).waitFor()

/** Edits the date with the keyboard, and restores it in the end. */
async function typeDate(page: Page) {
  const part = (name: string) => page.getByRole('spinbutton', { name })
  const date = async () =>
    (await Promise.all(['Day', 'Month', 'Year'].map((name) => part(name).innerText()))).join('/')
  await part('Day').click()
  await page.keyboard.type('17032027')
  expect(await date()).toBe('17/03/2027')
  await part('Day').click()
  await page.keyboard.press('Backspace')
  expect(await date()).toBe('DD/03/2027')
  await page.keyboard.type('x')
  expect(await date()).toBe('DD/03/2027')
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Backspace')
  await page.getByText('DD/MM/YYYY').waitFor()
  await page.keyboard.type('05122099')
  expect(await date()).toBe('05/12/2099')
}

/** The one meeting that the other tests expect. */
const sample = aMeeting({ venueName: 'Town Hall', updatedAt: new Date() })

/** Adds the chosen meeting to the visitor's calendar. */
async function saveToCalendar(visitor: Page) {
  const saving = visitor.waitForEvent('download')
  await visitor.getByRole('button', { name: 'Add to calendar' }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  return { file, event: new ICAL.Event(calendar.getFirstSubcomponent('vevent')!) }
}

test('a visitor sees an administrator’s change of the venue and the cancellation, also in the calendar', async () => {
  await firestore.seed({ monthly_meetings: [sample] })
  const [administrator, person] = [await newPerson(), await newPerson()]
  const [desk, visitor] = [await administrator.newPage(), await person.newPage()]
  const loaded = sdkParts(visitor)
  await openAlive(visitor, form)
  await expectSample(visitor)
  await visitor.getByLabel(/^Name/).fill('Sample Visitor')

  await haveSession(desk)
  await desk.goto('/MonthlyMeetingVenue')
  await typeDate(desk)
  await desk.getByLabel(/^Venue Name/).fill('Jaydev Bhawan')
  await desk.getByRole('button', { name: 'Update Meeting Venue' }).click()
  await desk.getByText('Meeting venue updated successfully!').waitFor()
  await desk.getByRole('button', { name: /Choose date/ }).click()
  await desk.getByRole('dialog', { name: 'Calendar' }).waitFor()
  await expectPageWithoutViolations(desk)

  await visitor.getByText('The venue has just changed').waitFor()
  await visitor.getByText('Jaydev Bhawan', { exact: true }).waitFor()
  expect(await visitor.getByLabel(/^Name/).inputValue()).toBe('Sample Visitor')
  await expectPageWithoutViolations(visitor)

  const { file, event } = await saveToCalendar(visitor)
  // A page cannot know whether the browser takes it, so it does not say that it is saved.
  const note = visitor.getByRole('status').filter({ hasText: 'your browser now offers' })
  expect(await note.innerText()).not.toContain('saved')
  expect(event.location).toContain('Jaydev Bhawan')
  expect(event.uid).toBe(`monthly-meeting@${new URL(url).hostname}`)
  expect(file).toContain('DTSTART:20991205T110000Z')

  // What listens, and what will send; no Auth.
  expect((await loaded()).toSorted()).toEqual(['full', 'lite'])

  await desk.goto('/desk/meetings/monthly-meeting')
  await desk.getByRole('button', { name: 'Cancel the meeting…' }).click()
  await desk.getByLabel(/^Reason/).fill('Cyclone warning')
  await desk.getByRole('button', { name: 'Cancel the meeting', exact: true }).click()
  await visitor.getByRole('alert').filter({ hasText: 'CANCELLED. Cyclone warning' }).waitFor()
  expect(await visitor.getByLabel(/^Name/).inputValue()).toBe('Sample Visitor')
  await expectPageWithoutViolations(visitor)
  const { event: cancelled } = await saveToCalendar(visitor)
  expect(cancelled.uid).toBe(event.uid)
  expect(cancelled.sequence).toBeGreaterThan(event.sequence)
  expect(cancelled.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(cancelled.summary).toMatch(/^CANCELLED: /)

  // Without the connection nobody loses a right, and what can be done stays.
  administrator.expectOnConsole(/ERR_INTERNET_DISCONNECTED|cleardot\.gif/)
  await desk.context().setOffline(true)
  await desk
    .getByText(/^Not live since/)
    .first()
    .waitFor()
  await desk.getByRole('button', { name: 'Reinstate…' }).waitFor()
})

test.each([
  { what: 'a meeting comes late', width: 360, meetings: [sample] },
  { what: 'it becomes known late that no meeting is planned', width: 1440, meetings: [] },
])('the fields stay where they are when $what', async ({ width, meetings }) => {
  await firestore.seed({ monthly_meetings: meetings })
  // So high that the fields are on the screen: only what is seen counts.
  const page = await (await newPerson({ viewport: { width, height: 1800 } })).newPage()
  await noteJumps(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(`http://${address}/**`, (route) => released.then(() => route.continue()))

  await page.clock.install()
  await openAlive(page, form)
  await hastenUnanswered(page, page.getByText('We cannot load the meeting’s details'))
  release()
  const awaited = page.getByText(
    meetings.length > 0 ? 'Sat, 5 Dec 2099' : 'No meeting is announced at the moment',
  )
  await awaited.waitFor()

  const jumps = await jumpsOf(page)
  // A busy machine paints a line of text late. From 0.1 on a jump is bad: https://web.dev/articles/cls
  expect(jumps.filter((jump) => jump > 0.02)).toEqual([])
})

test('the form works before live data is loaded, which is retried, and no code for administrators is loaded', async () => {
  await firestore.seed({ monthly_meetings: [sample] })
  const person = await newPerson({ remembersFailures: true })
  person.expectOnConsole(/ERR_FAILED/)
  const page = await person.newPage()
  const html = await (await page.request.get(form)).text()
  const scripts = new Set<string>()
  let isReachable = false
  let failures = 0
  await page.route('**/assets/*.js', (route) => {
    const script = route.request().url()
    scripts.add(script)
    if (isReachable || html.includes(new URL(script).pathname)) return route.fallback()
    failures += 1
    return route.abort()
  })
  // Nor does the server answer when the page asks whether it is there.
  await page.route('/', (route) => (isReachable ? route.continue() : route.abort()))
  await openAlive(page, form)
  await page.getByLabel(/^Name/).fill('Sample Visitor')
  await expect.poll(() => failures).toBeGreaterThan(0)
  expect(await page.getByText('Sat, 5 Dec 2099').count()).toBe(0)
  isReachable = true
  // A browser that remembers a failed part loads the page again, but not while a field has the focus.
  await page.getByLabel(/^Name/).blur()

  await expectSample(page)
  expect(await page.getByLabel(/^Name/).inputValue()).toBe('Sample Visitor')
  const texts = await Promise.all(
    [...scripts].map(async (script) => (await page.request.get(script)).text()),
  )
  const loaded = (name: string) => texts.some((text) => text.includes(name))
  expect(loaded('monthly_meetings')).toBe(true)
  // The live collections that only administrators read, and a word of their lists.
  const others = ['growthFundRequests', 'landRequests', 'New per week']
  expect(others.filter(loaded)).toEqual([])
})

test('the page’s HTML is complete, and a message says that the meeting cannot be loaded', async () => {
  await firestore.seed({ monthly_meetings: [sample] })
  const person = await newPerson({ viewport: { width: 360, height: 780 }, hasTouch: true })
  // The SDK then also asks a Google server whether there is any network.
  person.expectOnConsole(/ERR_FAILED|ERR_CONNECTION|cleardot\.gif/)
  const page = await person.newPage()
  await page.route(`http://${address}/**`, (route) => route.abort())
  const html = await (await page.request.get(form)).text()
  for (const text of ['Monthly Meeting', 'Meeting Agenda', 'Attending as', 'Send answer']) {
    expect(html).toContain(text)
  }
  await page.clock.install()
  await openAlive(page, form)
  await page.getByLabel(/^Name/).fill('Sample Visitor')

  await hastenPage(page, page.getByText('We cannot load the meeting’s details'))
  // A field half hidden by the header would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectPageWithoutViolations(page)
  expect(await page.getByRole('button', { name: 'Send answer' }).isDisabled()).toBe(true)
  await page.unroute(`http://${address}/**`)
  await hastenPage(page, page.getByRole('button', { name: 'Send answer', disabled: false }))

  await expectSample(page)
  expect(await page.getByLabel(/^Name/).inputValue()).toBe('Sample Visitor')
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})
