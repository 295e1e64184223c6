import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import {
  calendarFile,
  toCalendarEntry,
  type CalendarEntry,
} from '@/features/meetings/form/calendar'
import type { Meeting } from '@/features/meetings/schema'

const entry: CalendarEntry = {
  uid: 'monthly-meeting@example.org',
  sequence: 29_000_000,
  isCancelled: false,
  summary: 'Monthly Meeting',
  description: 'Accounts, elections; and more\nSecond line \\ backslash',
  location: 'Sample Hall, Bhubaneswar',
  url: 'https://example.org/form/monthlymeeting/',
  start: '20261205T110000Z',
  end: '20261205T130000Z',
}

/** The event as a calendar reads it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
}

const fileOf = (changes: Partial<CalendarEntry> = {}) =>
  calendarFile({ ...entry, ...changes }, new Date('2026-11-20T08:15:30.123Z'))

test('the meeting starts and ends at the right moments, wherever the calendar is', () => {
  const event = read(fileOf())

  expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-05T11:00:00.000Z')
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-12-05T13:00:00.000Z')
})

test('the file has no property that some calendars refuse', () => {
  const calendar = new ICAL.Component(ICAL.parse(fileOf()) as unknown[])
  const event = calendar.getFirstSubcomponent('vevent')!

  // A METHOD needs an ORGANIZER, and a DURATION is not read by all.
  expect(calendar.getFirstProperty('method')).toBeNull()
  expect(event.getFirstProperty('duration')).toBeNull()
  expect(event.getFirstProperty('dtend')).not.toBeNull()
})

test('a calendar reads every text back unchanged, however long and in any script', () => {
  const odia = 'ମାସିକ ବୈଠକ, ଭୁବନେଶ୍ୱର; ସମସ୍ତ ଉଦ୍ୟୋଗୀ ସ୍ୱାଗତ '.repeat(12).trim()
  const event = read(fileOf({ description: entry.description, location: `${odia} 😀🎉` }))

  expect(event.description).toBe(entry.description)
  expect(event.location).toBe(`${odia} 😀🎉`)
  expect(event.summary).toBe('Monthly Meeting')
  expect(event.uid).toBe(entry.uid)
  expect(event.sequence).toBe(entry.sequence)
})

test('the file of an Odia page names the language of its title', () => {
  const file = calendarFile({ ...entry, summary: 'ମାସିକ ବୈଠକ' }, new Date(), 'or')

  expect(file).toContain('\r\nSUMMARY;LANGUAGE=or:ମାସିକ ବୈଠକ\r\n')
  expect(read(file).summary).toBe('ମାସିକ ବୈଠକ')
  expect(fileOf()).toContain('\r\nSUMMARY:Monthly Meeting\r\n')
})

test('no line is longer than 75 bytes, each ends as the standard says, none splits a character', () => {
  const file = fileOf({ description: 'ଓଡ଼ିଶା😀'.repeat(60), summary: 'x'.repeat(300) })

  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const lines = file.split('\r\n')
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
  expect(lines.filter((line) => line.includes('\ufffd') || /\p{Surrogate}/u.test(line))).toEqual([])
})

test('a text cannot bring a property of its own, nor a control character', () => {
  const event = read(fileOf({ summary: 'A\r\nATTENDEE:mailto:a@b.in\u0000\u0007' }))

  expect(event.summary).toBe('A\nATTENDEE:mailto:a@b.in  ')
  expect(event.attendees).toEqual([])
})

const meeting: Meeting = {
  id: 'm1',
  createdAt: 'Unknown date',
  createdAtMillis: null,
  updatedAtMillis: Date.UTC(2026, 10, 20),
  meetingDate: '2026-11-28',
  meetingTime: '04:30 PM',
}
const site = 'https://example.org/form/monthlymeeting/'

/** What a visitor's calendar gets of a meeting. */
const fileFor = (changes: Partial<Meeting>) =>
  calendarFile(toCalendarEntry({ ...meeting, ...changes }, 'Meeting', site)!, new Date())

test('a meeting that moves, to another month too, is cancelled and takes place again stays one entry', () => {
  const changedAtMillis = Date.UTC(2026, 10, 24)
  const stages = [
    meeting,
    // By the venue page.
    { meetingDate: '2027-01-02', updatedAtMillis: Date.UTC(2026, 10, 23, 9) },
    // By the desk, a second later, and twice within one second.
    {
      updatedAtMillis: Date.UTC(2026, 10, 23, 9),
      changedAtMillis: Date.UTC(2026, 10, 23, 9, 0, 1),
      v: 1,
    },
    { state: 'cancelled', stateFor: '2026-11-28', reason: 'Cyclone', changedAtMillis, v: 2 },
    { state: 'planned', stateFor: '2026-11-28', changedAtMillis: changedAtMillis + 400, v: 3 },
    // By the venue page again, which counts no version.
    { changedAtMillis, v: 3, updatedAtMillis: changedAtMillis + 2_000 },
  ].map((changes) => read(fileFor(changes)))

  // As a calendar does: an entry with the same UID is replaced if the sequence is higher.
  const calendar = new Map<string, ICAL.Event>()
  for (const event of stages) {
    const old = calendar.get(event.uid)
    expect(event.sequence).toBeGreaterThan(old?.sequence ?? 29_000_000)
    calendar.set(event.uid, event)
  }
  expect(calendar.size).toBe(1)
  expect(stages[1]!.startDate.toJSDate().getUTCFullYear()).toBe(2027)

  const statusOf = (event: ICAL.Event) => event.component.getFirstPropertyValue('status')
  expect(stages.map(statusOf)).toEqual([
    'CONFIRMED',
    'CONFIRMED',
    'CONFIRMED',
    'CANCELLED',
    'CONFIRMED',
    'CONFIRMED',
  ])
  expect(stages[3]!.summary).toBe('CANCELLED: Meeting')
  expect(stages[4]!.summary).toBe('Meeting')
})

test('the file says when it was made', () => {
  expect(fileOf()).toContain('\r\nDTSTAMP:20261120T081530Z\r\n')
})
