import { dayInWords, twoDigits } from '@/shared/text/dateText'
import { encodeInAddress, mapAddress, whatsAppMessage } from '@/shared/text/links'
import { isDay } from '@/shared/validation/dates'

/** The fields of a meeting, of which an older record may lack some. */
export type MeetingFields = {
  meetingAgenda?: string
  venueName?: string
  venueAddress?: string
  meetingDate?: string
  meetingTime?: string
}

export type MeetingState = 'planned' | 'cancelled' | 'held'

export type MeetingStatus = {
  state: MeetingState
  /** Why it is cancelled. */
  reason?: string
  isFull: boolean
  /** The last day for answers, YYYY-MM-DD */
  answerUntil?: string
}

type Stated = {
  meetingDate?: string
  state?: string
  stateFor?: string
  reason?: string
  isFull?: boolean
  answerUntil?: string
}

/**
 * What the desk has decided about a meeting. The venue page moves the same record to another day, and
 * what was decided about the day before no longer counts.
 */
export function statusOf(meeting: Stated): MeetingStatus {
  const { state, stateFor, meetingDate, reason, isFull = false, answerUntil } = meeting
  if (stateFor !== undefined && stateFor !== meetingDate) return { state: 'planned', isFull: false }
  if (state === 'cancelled') return { state, reason, isFull, answerUntil }
  return { state: state === 'held' ? state : 'planned', isFull, answerUntil }
}

/**
 * Why no answer that says yes is taken; undefined if it is. One that says no is taken all the same for
 * a meeting that is full or closed: it tells the office of a free seat.
 *
 * @param today in India, YYYY-MM-DD
 */
export function refusalOf(meeting: Stated, today: string) {
  const { state, isFull, answerUntil } = statusOf(meeting)
  if (state !== 'planned') return state
  if (isFull) return 'full'
  return answerUntil !== undefined && answerUntil < today ? 'closed' : undefined
}

/** The next meeting that takes answers. */
export function nextOpen<Item extends Stated>(
  meetings: readonly Item[],
  today: string,
): Item | undefined {
  let next: Item | undefined
  for (const meeting of meetings) {
    const { meetingDate = '' } = meeting
    if (!isDay(meetingDate) || meetingDate < today || refusalOf(meeting, today)) continue
    if (next === undefined || meetingDate < next.meetingDate!) next = meeting
  }
  return next
}

/** The meeting that the form begins with: the first, unless it takes no answers and another does. */
export function firstChoice<Item extends Stated>(meetings: readonly Item[], today: string) {
  const [latest] = meetings
  const { meetingDate = '' } = latest ?? {}
  const isOver = isDay(meetingDate) && meetingDate < today
  return latest && (isOver || refusalOf(latest, today))
    ? (nextOpen(meetings, today) ?? latest)
    : latest
}

type Identified = { id: string; meetingDate?: string }

/** Longest date text that is sent with an answer, in UTF-16 units. */
const maxDateLength = 120

/**
 * Identifies a meeting in the form: by its record and the date in it, because next month the same
 * record holds another date. Firestore's ids have no slash.
 */
export const meetingKey = ({ id, meetingDate }: Identified) =>
  `${id}/${storableDate(meetingDate ?? '')}`.trim()

/**
 * The id of an attendance record. It is derived, so that a second check-in makes no second record.
 *
 * @param who the id of an answer, or `newWalkInId()`
 */
export const attendanceId = (meetingId: string, who: string) => `${meetingId}~${who}`

/** The two parts of a key, as an answer stores them. A date that is not known is left out. */
export function fromMeetingKey(key: string): { meetingId: string; meetingDate?: string } {
  const slash = key.indexOf('/')
  const meetingDate = key.slice(slash + 1)
  const meetingId = key.slice(0, slash)
  return meetingDate === '' ? { meetingId } : { meetingId, meetingDate }
}

/** An older record may hold any date text. What the rules of an answer would refuse is removed. */
const storableDate = (text: string) =>
  text
    .trim()
    .slice(0, maxDateLength)
    // The cut may have split a surrogate pair.
    .replace(/\p{Surrogate}/gu, '')
    .trim()

/** The key that a record has now, after its date may have changed; an empty text if it is gone. */
export function currentKey(meetings: readonly Identified[], key: string): string {
  const keys = meetings.map(meetingKey)
  if (keys.includes(key)) return key
  const { meetingId } = fromMeetingKey(key)
  return keys.find((other) => fromMeetingKey(other).meetingId === meetingId) ?? ''
}

/** A time of day in the three parts that administrators choose. */
type ClockTime = { hour: string; minute: string; meridiem: string }

/** 12 comes first: it is the first hour of each half of the day. */
export const hours = ['12', ...Array.from({ length: 11 }, (_, index) => twoDigits(index + 1))]
export const minutes = Array.from({ length: 60 }, (_, minute) => twoDigits(minute))
export const meridiems = ['AM', 'PM']

/** What the form shows for a record without a time. */
export const defaultTime: ClockTime = { hour: '12', minute: '00', meridiem: 'AM' }

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

/** A stored date in words. An older record may hold any text, which is shown unchanged. */
export const dateInWords = (text: string) => (isDay(text) ? dayInWords(text) : text)

/** Milliseconds. No record says how long a meeting lasts. */
const duration = 2 * 60 * 60_000

/**
 * When a meeting starts and ends, in UTC as calendars read it: `20261205T110000Z` (RFC 5545, section
 * 3.3.5); undefined if its date or time is not in the form used today.
 */
export function calendarTimes({ meetingDate = '', meetingTime = '' }: MeetingFields) {
  const time = splitTime(meetingTime)
  if (!isDay(meetingDate) || time === undefined) return undefined
  // India has one time zone and never changes its clocks.
  const start = Date.parse(`${meetingDate}T00:00+05:30`) + minutesOf(time) * 60_000
  return { start: calendarTime(start), end: calendarTime(start + duration) }
}

/** @param time milliseconds since 1970 */
export const calendarTime = (time: number) =>
  new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')

/** Date and time in words; an empty text if the record has neither. */
const whenOf = ({ meetingDate, meetingTime }: MeetingFields) =>
  joined(', ', meetingDate && dateInWords(meetingDate), meetingTime)

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

export const isCancelled = (meeting: Stated) => statusOf(meeting).state === 'cancelled'

/** What a calendar and a message call a meeting. */
export const nameOf = (meeting: Stated, name: string) =>
  isCancelled(meeting) ? `${cancelled}: ${name}` : name

const joined = (separator: string, ...texts: (string | false | undefined)[]) =>
  texts.filter((text) => text).join(separator)

/** A map that searches for the venue; undefined if the record has none. */
export function mapLink(meeting: MeetingFields): string | undefined {
  const where = whereOf(meeting)
  if (where === '') return undefined
  return mapAddress(where)
}

/**
 * Google Calendar with the meeting filled in, for browsers that ignore files, such as those inside
 * WhatsApp and Facebook; undefined for a meeting without a time.
 *
 * @param title of the entry
 * @param page address of the page that shows the meeting
 */
export function googleCalendarLink(meeting: MeetingFields & Stated, title: string, page: string) {
  const times = calendarTimes(meeting)
  if (times === undefined) return undefined
  const query = Object.entries({
    action: 'TEMPLATE',
    text: nameOf(meeting, title),
    dates: `${times.start}/${times.end}`,
    location: whereOf(meeting),
    details: joined('\n', meeting.meetingAgenda, page),
  })
  const parts = query.map(([name, value]) => `${name}=${encodeInAddress(value)}`)
  return `https://calendar.google.com/calendar/render?${parts.join('&')}`
}

/** @param page address of the page that shows the meeting */
export function whatsAppLink(meeting: MeetingFields & Stated, page: string): string {
  const lines = [
    `*${nameOf(meeting, 'Monthly Meeting')}*`,
    statusOf(meeting).reason,
    meeting.meetingAgenda,
    whenOf(meeting),
    whereOf(meeting),
    page,
  ]
  return whatsAppMessage(joined('\n', ...lines))
}
