import { isDay } from '@/shared/validation/dates'

/** A time of day in the three parts that administrators choose. */
type ClockTime = { hour: string; minute: string; meridiem: string }

export const clockTimePattern = /^(0[1-9]|1[0-2]):([0-5]\d) (AM|PM)$/

/** The parts of a stored time such as `04:30 PM`; undefined if it is written in any other way. */
export function splitTime(text: string): ClockTime | undefined {
  const [, hour, minute, meridiem] = clockTimePattern.exec(text) ?? []
  return hour && minute && meridiem ? { hour, minute, meridiem } : undefined
}

/** A time as it is stored. */
export const joinTime = ({ hour, minute, meridiem }: ClockTime) => `${hour}:${minute} ${meridiem}`

/** Minutes since midnight. 12 AM is midnight, 12 PM is noon. */
export const minutesOf = ({ hour, minute, meridiem }: ClockTime) =>
  ((Number(hour) % 12) + (meridiem === 'PM' ? 12 : 0)) * 60 + Number(minute)

type Planned = { meetingDate?: string; meetingTime?: string }

/** Milliseconds. No record says how long a meeting lasts. */
const duration = 2 * 60 * 60_000

/**
 * When a meeting starts and ends, in UTC as calendars read it: `20261205T110000Z` (RFC 5545, section
 * 3.3.5); undefined if its date or time is not in the form used today.
 */
export function calendarTimes({ meetingDate = '', meetingTime = '' }: Planned) {
  const time = splitTime(meetingTime)
  if (!isDay(meetingDate) || time === undefined) return undefined
  // India has one time zone and never changes its clocks.
  const start = Date.parse(`${meetingDate}T00:00+05:30`) + minutesOf(time) * 60_000
  return { start: calendarTime(start), end: calendarTime(start + duration) }
}

/** @param time milliseconds since 1970 */
export const calendarTime = (time: number) =>
  new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')
