import { site } from '@/content/site'
import { saveFile } from '@/shared/ui/saveFile'
import { minutesOf, startOf, whereOf, type ClockTime } from './meeting'
import type { Meeting } from './schema'

/**
 * Saves a meeting as a file for the visitor's calendar; for a meeting without date or time it does
 * nothing.
 *
 * @param page address of the page that shows the meeting
 */
export function saveCalendarFile(meeting: Meeting, page: string) {
  const start = startOf(meeting)
  if (start === undefined) return
  const text = calendarFile(
    {
      ...start,
      // Next month the same record holds another meeting; within a month the meeting has moved.
      uid: `${meeting.id}-${start.date.slice(0, 7)}@${new URL(page).hostname}`,
      sequence: Math.floor((meeting.updatedAtMillis ?? 0) / 60_000),
      summary: `Monthly Meeting, ${site.name}`,
      description: meeting.meetingAgenda ?? '',
      location: whereOf(meeting),
      url: page,
    },
    new Date(),
  )
  const file = new Blob([text], { type: 'text/calendar;charset=utf-8' })
  saveFile(file, `monthly-meeting-${start.date}.ics`)
}

export type CalendarEntry = {
  /** The same in every file of one meeting, so that a calendar updates its entry and adds none. */
  uid: string
  /** Increases with each change of the meeting. */
  sequence: number
  summary: string
  description: string
  location: string
  /** Address of the page that shows the meeting. */
  url: string
  /** YYYY-MM-DD */
  date: string
  time: ClockTime
}

/** The file defines the time zone, because a calendar need not know it by its name. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** No record says how long a meeting lasts. */
const duration = 'PT2H'

/**
 * A meeting as an iCalendar file (RFC 5545).
 *
 * @param now when the file is made
 */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  const text = (name: string, value: string) => `${name}:${escaped(value)}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Monthly Meeting//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...timeZone,
    'BEGIN:VEVENT',
    text('UID', entry.uid),
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=Asia/Kolkata:${localTime(entry)}`,
    `DURATION:${duration}`,
    text('SUMMARY', entry.summary),
    text('DESCRIPTION', entry.description),
    text('LOCATION', entry.location),
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(folded).join('')
}

/** `20261205T163000` */
function localTime({ date, time }: CalendarEntry): string {
  const minutes = minutesOf(time)
  const part = (number: number) => String(number).padStart(2, '0')
  return `${date.replaceAll('-', '')}T${part(Math.floor(minutes / 60))}${part(minutes % 60)}00`
}

/** A text as the value of a property. Control characters become spaces. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\x00-\x09\x0b-\x1f\x7f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** Longest line in bytes, without its end (RFC 5545, section 3.1). */
const maxLineBytes = 75

/** In UTF-8. */
const bytesOf = (code: number) => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4)

/** A line with its end. A long line is folded between two characters. */
function folded(line: string): string {
  let text = ''
  let room = maxLineBytes
  for (const character of line) {
    const size = bytesOf(character.codePointAt(0) ?? 0)
    if (size > room) {
      text += '\r\n '
      // The space counts, too.
      room = maxLineBytes - 1
    }
    text += character
    room -= size
  }
  return `${text}\r\n`
}
