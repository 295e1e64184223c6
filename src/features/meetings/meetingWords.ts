import { encodeInAddress } from '@/shared/text/links'
import { dayInWords } from '@/shared/text/dateText'
import { datePattern, isDay } from '@/shared/validation/dates'
import type { Meeting } from './schema'
import { splitTime, type ClockTime } from './meetingTime'

/** Whether a stored date is of the form of today and a day of the calendar. */
export const isDate = (text: string) => datePattern.test(text) && isDay(text)

/** A stored date in words. Older records may hold any text, which is shown as it is. */
export const dateInWords = (text: string) => (isDate(text) ? dayInWords(text) : text)

/** Day and time of a meeting, where its record holds both in the form of today. */
export function momentOf({
  meetingDate = '',
  meetingTime = '',
}: Meeting): { date: string; time: ClockTime } | undefined {
  const time = splitTime(meetingTime)
  return isDate(meetingDate) && time !== undefined ? { date: meetingDate, time } : undefined
}

/** When a meeting takes place; an empty text where its record does not say. */
export const whenOf = ({ meetingDate, meetingTime }: Meeting) =>
  listed(', ', meetingDate && dateInWords(meetingDate), meetingTime)

/** Where a meeting takes place; an empty text where its record does not say. */
export const whereOf = ({ venueName, venueAddress }: Meeting) =>
  listed(', ', venueName, venueAddress?.replace(/\s*\n\s*/g, ', '))

/** A meeting in a list to choose from. */
export const titleOf = (meeting: Meeting) =>
  listed(' · ', whenOf(meeting), meeting.venueName) || 'Meeting without a date'

const listed = (separator: string, ...texts: (string | undefined)[]) =>
  texts.filter((text) => text !== undefined && text !== '').join(separator)

/** Finds the venue on a map; undefined where the record names none. */
export function mapLink(meeting: Meeting): string | undefined {
  const where = whereOf(meeting)
  if (where === '') return undefined
  return `https://www.google.com/maps/search/?api=1&query=${encodeInAddress(where)}`
}

/** Passes a meeting on, with the address of the page that shows it. */
export function whatsAppLink(meeting: Meeting, address: string): string {
  const lines = [
    '*Monthly Meeting*',
    meeting.meetingAgenda,
    whenOf(meeting),
    whereOf(meeting),
    address,
  ]
  return `https://wa.me/?text=${encodeInAddress(listed('\n', ...lines))}`
}
