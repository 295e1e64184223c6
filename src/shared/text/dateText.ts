import { texts } from '@/texts/dates'

// Not by `Intl`: its first format makes a cheap phone read tables for 0.18 s, and the dates of a
// list of 50,000 take it three to four times as long.

/** Milliseconds of a day. */
export const dayMillis = 86_400_000

/** Milliseconds from UTC to the time of India. */
export const indiaOffset = 330 * 60_000

/** `7` as in a date or a time: `07`. */
export const twoDigits = (number: number) => String(number).padStart(2, '0')

/** A moment of this visit by the reader's own clock, as in "5:30 PM". */
export function clockTime(millis: number): string {
  const at = new Date(millis)
  return clockOf(at.getHours(), at.getMinutes())
}

const clockOf = (hour: number, minute: number) =>
  `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`

/** A moment by the clock of the office, as in "5:30 PM"; a reader in another zone gets "5:30 PM IST". */
export function timeInIndia(millis: number): string {
  const at = new Date(millis + indiaOffset)
  const zone = at.getTimezoneOffset() === -330 ? '' : ' IST'
  return clockOf(at.getUTCHours(), at.getUTCMinutes()) + zone
}

/** The same with its day: "6 Dec 2026, 5:30 PM". */
export const dateTimeInIndia = (millis: number) => `${dayInIndia(millis)}, ${timeInIndia(millis)}`

/** The day of a moment in India, where the association is, as in "6 Dec 2026". */
export function dayInIndia(millis: number): string {
  const at = new Date(millis + indiaOffset)
  return `${at.getUTCDate()} ${texts.months[at.getUTCMonth()]} ${at.getUTCFullYear()}`
}

/** The same without the year, where that is known: "6 Dec". */
export const shortDayInIndia = (millis: number) => shortDay(millis + indiaOffset)

/** The day of a moment in India as YYYY-MM-DD. */
export const dateInIndia = (millis: number) =>
  new Date(millis + indiaOffset).toISOString().slice(0, 10)

/** The day of a moment in UTC, as in "6 Dec". */
export function shortDay(millis: number): string {
  const at = new Date(millis)
  return `${at.getUTCDate()} ${texts.months[at.getUTCMonth()]}`
}

/** A day of the calendar, given as YYYY-MM-DD, as in "6 Dec 2026". */
export const calendarDay = (day: string) => dayInIndia(Date.parse(day))

/** The same with its weekday, for visitors who plan ahead: "Sun, 6 Dec 2026". */
export const dayWithWeekday = (day: string) =>
  `${texts.weekdays[new Date(day).getUTCDay()]}, ${calendarDay(day)}`
