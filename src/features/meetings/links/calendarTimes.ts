import { isDay } from '@/shared/validation/dates'
import { minutesOf, splitTime } from '../meetingTime'

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
