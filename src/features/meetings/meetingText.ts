import { calendarDay, dayWithWeekday } from '@/shared/text/dateText'
import { isDay } from '@/shared/validation/dates'
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
    isCancelled(meeting) && cancelled,
    whenOf(meeting) || 'Meeting without a date',
    meeting.venueName,
  )

/** Begins every text that leaves the site about a meeting that does not take place. */
const cancelled = 'CANCELLED'

/** The name of a meeting in a calendar and a message. */
export const nameOf = (meeting: Stated, name: string) =>
  isCancelled(meeting) ? `${cancelled}: ${name}` : name

/** The texts that are there, with the separator between them. */
export const joined = (separator: string, ...texts: (string | false | undefined)[]) =>
  texts.filter((text) => text).join(separator)
