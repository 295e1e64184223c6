import { expect, test } from 'vitest'
import { calendarDay, dayWithWeekday, localDateTime, shortDay } from '@/shared/text/dateText'

test.each([
  [[2026, 11, 6, 17, 30], '6 Dec 2026, 5:30 PM'],
  [[2026, 0, 31, 0, 5], '31 Jan 2026, 12:05 AM'],
  [[2026, 8, 1, 12, 0], '1 Sep 2026, 12:00 PM'],
  [[2024, 1, 29, 11, 59], '29 Feb 2024, 11:59 AM'],
] as const)('the moment %j of the reader’s clock is %s', ([year, month, day, hour, minute], text) =>
  expect(localDateTime(new Date(year, month, day, hour, minute).getTime())).toBe(text),
)

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
