import { calendarDay, dayWithWeekday } from '@/shared/text/dateText'
import { isDay } from '@/shared/validation/dates'
import { texts } from '@/texts/meetings'
import { isCancelled, type Stated } from './meetingStatus'
import type { MeetingChange } from './schema'

/** The fields of a meeting. An older record may lack some. */
export type MeetingFields = Partial<MeetingChange>

/** A stored date in words. An older record may hold any text, which is shown unchanged. */
export const dateInWords = (text: string) => (isDay(text) ? calendarDay(text) : text)

/** The same with its weekday, for visitors. */
export const dateWithWeekday = (text: string) => (isDay(text) ? dayWithWeekday(text) : text)

/** Date and time in words; an empty text if the record has neither. */
export const whenOf = ({ meetingDate, meetingTime }: MeetingFields) =>
  joined(', ', meetingDate && dateWithWeekday(meetingDate), meetingTime)

/** Venue and address on one line; an empty text if the record has neither. */
export const whereOf = ({ venueName, venueAddress }: MeetingFields) =>
  joined(', ', venueName, venueAddress?.replace(/\s*\n\s*/g, ', '))

/** A meeting as an option of a list. */
export const titleOf = (meeting: MeetingFields & Stated) =>
  joined(
    ' · ',
    isCancelled(meeting) && texts.cancelled,
    whenOf(meeting) || texts.noDate,
    meeting.venueName,
  )

/** The name of a meeting in a calendar and a message. */
export const nameOf = (meeting: Stated, name: string) =>
  isCancelled(meeting) ? `${texts.cancelled}: ${name}` : name

/** The texts that are there, with the separator between them. */
export const joined = (separator: string, ...parts: (string | false | undefined)[]) =>
  parts.filter((part) => part).join(separator)
