import { afterEach, expect, test } from 'vitest'
import {
  calendarDay,
  clockTime,
  dateTimeInIndia,
  dayWithWeekday,
  shortDay,
} from '@/shared/text/dateText'

const { TZ } = process.env

afterEach(() => {
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})

test.each([
  ['2026-12-06T17:30', '6 Dec 2026, 5:30 PM'],
  ['2026-01-31T00:05', '31 Jan 2026, 12:05 AM'],
  ['2026-09-01T12:00', '1 Sep 2026, 12:00 PM'],
  ['2024-02-29T11:59', '29 Feb 2024, 11:59 AM'],
] as const)('the moment %s of the office is %s', (moment, text) => {
  process.env.TZ = 'Asia/Kolkata'
  expect(dateTimeInIndia(Date.parse(`${moment}+05:30`))).toBe(text)
  process.env.TZ = 'America/New_York'
  expect(dateTimeInIndia(Date.parse(`${moment}+05:30`))).toBe(`${text} IST`)
})

test('a moment of the visit is by the clock of the reader', () => {
  process.env.TZ = 'Asia/Kolkata'
  expect(clockTime(Date.parse('2026-12-06T12:00Z'))).toBe('5:30 PM')
  process.env.TZ = 'America/New_York'
  expect(clockTime(Date.parse('2026-12-06T12:00Z'))).toBe('7:00 AM')
})

test.each([
  ['2026-12-06', 'Sun, 6 Dec 2026'],
  ['2024-02-29', 'Thu, 29 Feb 2024'],
  ['1999-01-01', 'Fri, 1 Jan 1999'],
])('the day %s is %s, wherever it is read', (day, text) => {
  expect(dayWithWeekday(day)).toBe(text)
  expect(calendarDay(day)).toBe(text.slice(5))
})

test('a day in short is that of UTC', () => {
  expect(shortDay(Date.UTC(2026, 10, 16))).toBe('16 Nov')
  expect(shortDay(Date.UTC(2026, 10, 16, 23, 59))).toBe('16 Nov')
})
