import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { aMeeting } from '@scripts/samples/meetingRecords'
import { haveSession } from '@test/support/browser/administrator'
import { openBrowser } from '@test/support/browser/browser'
import { openAlive } from '@test/support/browser/hydrated'
import { withoutSampleMeetings } from '@test/support/browser/withoutSampleMeetings'
import { expectPageWithoutViolations } from '@test/support/browser/pageAccessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { calendarDay, dayMillis, dayWithWeekday } from '@/shared/text/dateText'

const { newPerson } = openBrowser()
const { firestore: address } = inject('site')
const firestore = firestoreFor(undefined, address)

const dayIn = (days: number) => new Date(Date.now() + days * dayMillis).toISOString().slice(0, 10)

/** Plans a meeting at the desk. */
async function plan(desk: Page, day: string, venueName: string) {
  await desk.goto('/desk/meetings/plan')
  await desk.getByLabel(/^Meeting Agenda/).fill('Review of the month')
  await desk.getByLabel(/^Venue Name/).fill(venueName)
  await desk.getByRole('spinbutton', { name: 'Day' }).first().click()
  await desk.keyboard.type(day.split('-').reverse().join(''))
  await desk.getByRole('button', { name: 'Plan the meeting' }).click()
  await desk.getByRole('heading', { name: calendarDay(day), level: 1 }).waitFor()
}

withoutSampleMeetings(firestore)

test('visitors get the next meeting that takes place, in whatever order the office plans', async () => {
  const [march, next, january] = [dayIn(100), dayIn(14), dayIn(40)]
  await firestore.seed({
    monthly_meetings: [aMeeting({ meetingDate: dayIn(-20), venueName: 'Past Hall' }, 'past')],
  })
  const [administrator, person] = [await newPerson(), await newPerson()]
  const [desk, visitor] = [await administrator.newPage(), await person.newPage()]
  await haveSession(desk)
  await plan(desk, next, 'Next Hall')
  await plan(desk, january, 'January Hall')
  await plan(desk, march, 'March Hall')

  await openAlive(visitor, '/form/monthlymeeting/')
  const choice = visitor.getByRole('combobox', { name: /^Meeting/ })
  await visitor.getByText(dayWithWeekday(next), { exact: true }).waitFor()
  expect(await choice.getByRole('option').allInnerTexts()).toEqual([
    'Please choose',
    ...[next, january, march].map((day) => expect.stringContaining(dayWithWeekday(day))),
  ])

  await desk.goto('/MonthlyMeetingVenue')
  await desk
    .getByText(`You are changing ${calendarDay(march)}. The next meeting is ${calendarDay(next)}.`)
    .waitFor()
  expect(await desk.getByLabel(/^Venue Name/).inputValue()).toBe('March Hall')
  await expectPageWithoutViolations(desk)
  await desk.getByRole('link', { name: `Change ${calendarDay(next)} instead` }).click()
  await desk.getByRole('heading', { name: 'Change the meeting', level: 1 }).waitFor()
  expect(await desk.getByLabel(/^Venue Name/).inputValue()).toBe('Next Hall')

  // The next one is cancelled: it is announced, and those who come now get the one after it.
  await desk.getByRole('button', { name: 'Save the meeting' }).click()
  await desk.getByRole('button', { name: 'Cancel the meeting…' }).click()
  await desk.getByLabel(/^Reason/).fill('Cyclone warning')
  await desk.getByRole('button', { name: 'Cancel the meeting', exact: true }).click()
  await visitor.getByRole('alert').filter({ hasText: 'CANCELLED. Cyclone warning' }).waitFor()
  await visitor.getByRole('button', { name: `Answer for ${calendarDay(january)}` }).click()
  await visitor
    .getByRole('alert')
    .filter({ hasText: `CANCELLED: ${dayWithWeekday(next)}` })
    .waitFor()
  await visitor.getByText('January Hall', { exact: true }).waitFor()
  await openAlive(visitor, '/form/monthlymeeting/')
  await visitor.getByText(dayWithWeekday(january), { exact: true }).waitFor()
  await expectPageWithoutViolations(visitor)
})
