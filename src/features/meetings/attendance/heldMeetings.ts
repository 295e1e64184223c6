import { meetingOf, type Answer } from '../answers'
import type { Attendance } from '../attendanceApi'
import { meetingKey } from '../meetingKey'
import { statusOf } from '../meetingStatus'
import type { Meeting } from '../schema'
import { isDay } from '@/shared/validation/dates'

/** The number of meetings that are compared. */
const meetingsShown = 6

/** A meeting with a check-in. */
export type HeldMeeting = {
  /** See `meetingKey`. */
  key: string
  /** YYYY-MM-DD */
  date: string
  /** Until it is over, no person is absent. */
  isOver: boolean
}

const isPast = (date: string, today: string) => isDay(date) && date <= today

/**
 * The day from which attendance is read: that of the sixth meeting before today, or a year ago. Two more,
 * because a meeting that was moved leaves its first date behind in the answers.
 */
export function attendanceFrom(
  meetings: readonly Meeting[],
  answers: readonly Answer[],
  today: string,
): string {
  const keys = new Map<string, string>()
  for (const meeting of meetings) {
    if (statusOf(meeting).state !== 'cancelled') {
      keys.set(meetingKey(meeting), meeting.meetingDate ?? '')
    }
  }
  for (const answer of answers) keys.set(meetingOf(answer), answer.meetingDate ?? '')
  const dates = [...keys.values()].filter((date) => isPast(date, today)).sort()
  return dates.at(-meetingsShown - 2) ?? `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
}

/** The last meetings with a check-in, the oldest first. */
export function heldMeetings(
  attendance: readonly Attendance[],
  meetings: readonly Meeting[],
  today: string,
): HeldMeeting[] {
  const markedHeld = new Set(
    meetings.filter((meeting) => statusOf(meeting).state === 'held').map(meetingKey),
  )
  const held = new Map<string, HeldMeeting>()
  for (const { meetingId, meetingDate: date = '', undone } of attendance) {
    if (undone !== undefined || !isPast(date, today)) continue
    const key = meetingKey({ id: meetingId, meetingDate: date })
    held.set(key, { key, date, isOver: date < today || markedHeld.has(key) })
  }
  return [...held.values()]
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.key < b.key ? -1 : 1))
    .slice(-meetingsShown)
}
