import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFile, toCalendarEntry, type CalendarEntry } from '@/features/meetings/calendar'

const entry: CalendarEntry = {
  uid: 'monthly-meeting@example.org',
  sequence: 29_000_000,
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

test('a meeting that moves, to another month too, stays one entry of the calendar', () => {
  const meeting = {
    id: 'm1',
    createdAt: 'Unknown date',
    createdAtMillis: null,
    updatedAtMillis: Date.UTC(2026, 10, 20),
    meetingDate: '2026-11-28',
    meetingTime: '04:30 PM',
  }
  const moved = { ...meeting, meetingDate: '2027-01-02', updatedAtMillis: Date.UTC(2026, 10, 25) }
  const page = 'https://example.org/form/monthlymeeting/'
  const [before, after] = [meeting, moved].map((each) => toCalendarEntry(each, 'Meeting', page)!)

  expect(after!.uid).toBe(before!.uid)
  expect(after!.sequence).toBeGreaterThan(before!.sequence)
  expect(read(calendarFile(after!, new Date())).startDate.toJSDate().getUTCFullYear()).toBe(2027)
})

test('the file says when it was made', () => {
  expect(fileOf()).toContain('\r\nDTSTAMP:20261120T081530Z\r\n')
})
