import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFile, type CalendarEntry } from '@/features/meetings/calendar'

const entry: CalendarEntry = {
  uid: 'monthly-meeting-2026-12@example.org',
  sequence: 29_000_000,
  summary: 'Monthly Meeting',
  description: 'Accounts, elections; and more\nSecond line \\ backslash',
  location: 'Sample Hall, Bhubaneswar',
  url: 'https://example.org/form/monthlymeeting/',
  date: '2026-12-05',
  time: { hour: '04', minute: '30', meridiem: 'PM' },
}

/** The event as a calendar reads it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const zone = calendar.getFirstSubcomponent('vtimezone')!
  ICAL.TimezoneService.reset()
  ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
}

const fileOf = (changes: Partial<CalendarEntry> = {}) =>
  calendarFile({ ...entry, ...changes }, new Date('2026-11-20T08:15:30.123Z'))

test.each([
  ['04', '30', 'PM', '2026-12-05T11:00:00.000Z'],
  ['12', '00', 'AM', '2026-12-04T18:30:00.000Z'],
  ['12', '05', 'PM', '2026-12-05T06:35:00.000Z'],
  ['11', '59', 'PM', '2026-12-05T18:29:00.000Z'],
])('%s:%s %s in India is the right moment anywhere', (hour, minute, meridiem, moment) => {
  const event = read(fileOf({ time: { hour, minute, meridiem } }))

  expect(event.startDate.toJSDate().toISOString()).toBe(moment)
  expect(event.startDate.zone?.tzid).toBe('Asia/Kolkata')
  expect(event.duration.toSeconds()).toBe(2 * 60 * 60)
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

test('the file says when it was made', () => {
  expect(fileOf()).toContain('\r\nDTSTAMP:20261120T081530Z\r\n')
})
