import { calendarLine, calendarText } from './calendarText'
import type { ClockTime } from './meetingTime'
import { minutesOf } from './meetingTime'

export type CalendarEntry = {
  /** The same for every file of one meeting: a calendar then changes its entry and adds none. */
  uid: string
  /** Goes up with each change of the meeting. */
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

/**
 * India has had one offset and no summer time since 1945. The zone is written out in the file,
 * for a calendar need not know it by its name.
 */
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

/** How long a meeting lasts is nowhere recorded: this much is kept free for it. */
const duration = 'PT2H'

/**
 * A meeting as an iCalendar file (RFC 5545).
 *
 * @param now the moment the file is made
 */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  const text = (name: string, value: string) => `${name}:${calendarText(value)}`
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
  return lines.map(calendarLine).join('')
}

/** `20261205T163000` */
function localTime({ date, time }: CalendarEntry): string {
  const minutes = minutesOf(time)
  const part = (number: number) => String(number).padStart(2, '0')
  return `${date.replaceAll('-', '')}T${part(Math.floor(minutes / 60))}${part(minutes % 60)}00`
}
