import { dayMillis } from '@/shared/text/dateText'
import { isDay } from '@/shared/validation/dates'
import { statusOf } from '../meetingStatus'
import type { Meeting } from '../schema'

const timeOf = (date: string) => Date.parse(`${date}T00:00Z`)
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/**
 * The same weekday of the next month, as the first Saturday; of a month that has no fifth one the last.
 * It is in the future.
 *
 * @param from the day of the last meeting, YYYY-MM-DD
 * @param today YYYY-MM-DD
 */
export function nextMeetingDay(from: string, today: string): string {
  const last = new Date(timeOf(from))
  const weekday = last.getUTCDay()
  const week = Math.ceil(last.getUTCDate() / 7)
  for (let months = 1; ; months += 1) {
    const first = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + months, 1))
    const offset = (weekday - first.getUTCDay() + 7) % 7
    const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
    const date = 1 + offset + 7 * (week - 1)
    const day = dateOf(first.getTime() + ((date > days ? date - 7 : date) - 1) * dayMillis)
    if (day > today) return day
  }
}

/** The meeting of the latest day; without any day, the meeting with the last update. */
export function lastMeeting(meetings: readonly Meeting[]): Meeting | undefined {
  const dayOf = ({ meetingDate = '' }: Meeting) => (isDay(meetingDate) ? meetingDate : '')
  return [...meetings].sort((a, b) => (dayOf(a) < dayOf(b) ? 1 : dayOf(a) > dayOf(b) ? -1 : 0))[0]
}

/**
 * The next meeting as a plan begins: same place and time, a month later. The agenda is new each time.
 */
export function suggestMeeting(last: Meeting | undefined, today: string): Partial<Meeting> {
  if (last === undefined) return {}
  const { venueName, venueAddress, meetingTime, meetingDate = '', seats } = last
  const { answerUntil = '' } = statusOf(last)
  const place = { venueName, venueAddress, meetingTime, seats }
  if (!isDay(meetingDate)) return place
  const next = nextMeetingDay(meetingDate, today)
  if (!isDay(answerUntil)) return { ...place, meetingDate: next }
  const ahead = timeOf(meetingDate) - timeOf(answerUntil)
  return { ...place, meetingDate: next, answerUntil: dateOf(timeOf(next) - Math.max(0, ahead)) }
}
