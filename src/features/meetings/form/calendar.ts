import { language } from '@/shared/language'
import { saveFile } from '@/shared/ui/saveFile'
import { isCancelled } from '../meetingStatus'
import { nameOf, whereOf } from '../meetingText'
import { calendarTime, calendarTimes } from '../links/calendarTimes'
import type { Meeting } from '../schema'

/**
 * Offers a meeting as a file for the visitor's calendar; for a meeting without date or time it does
 * nothing.
 *
 * @param title of the entry
 * @param page address of the page that shows the meeting
 */
export function saveCalendarFile(meeting: Meeting, title: string, page: string) {
  const entry = toCalendarEntry(meeting, title, page)
  if (entry === undefined) return
  const file = new Blob([calendarFile(entry, new Date())], { type: 'text/calendar;charset=utf-8' })
  saveFile(file, `monthly-meeting-${meeting.meetingDate}.ics`)
}

export function toCalendarEntry(meeting: Meeting, title: string, page: string) {
  const times = calendarTimes(meeting)
  return (
    times && {
      ...times,
      // The record's own, the same in every file of a meeting: so a calendar updates its entry and adds none,
      // and a meeting that moves, to another month too, moves in the calendar.
      uid: `${meeting.id}@${new URL(page).hostname}`,
      // Increases with each change of the meeting.
      sequence: sequenceOf(meeting),
      // A calendar that has the meeting shows then that it does not take place, or removes it.
      isCancelled: isCancelled(meeting),
      summary: nameOf(meeting, title),
      description: meeting.meetingAgenda ?? '',
      location: whereOf(meeting),
      url: page,
    }
  )
}

/** 1 January 2020, before there was a meeting; in seconds since 1970. */
const epoch = 1_577_836_800

/**
 * Seconds, because two changes may follow within a minute; with the number of the desk's changes, two of
 * the same second differ, too. Calendars read 32 bits, which last until 2088.
 */
function sequenceOf({ updatedAtMillis, changedAtMillis, v = 0 }: Meeting): number {
  const changed = Math.max(updatedAtMillis ?? 0, changedAtMillis ?? 0)
  return Math.max(0, Math.floor(changed / 1000) - epoch) + v
}

export type CalendarEntry = NonNullable<ReturnType<typeof toCalendarEntry>>

/**
 * A meeting as an iCalendar file (RFC 5545). In UTC it needs no time zone; with an end instead of a
 * duration, and without a METHOD, which would need an organizer, every calendar takes it.
 *
 * @param now when the file is made
 * @param inLanguage the language of the page, and so of the title
 */
export function calendarFile(entry: CalendarEntry, now: Date, inLanguage = language): string {
  const summary = inLanguage === 'en' ? 'SUMMARY' : `SUMMARY;LANGUAGE=${inLanguage}`
  const text = (name: string, value: string) => `${name}:${escaped(value)}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Monthly Meeting//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    text('UID', entry.uid),
    `SEQUENCE:${entry.sequence}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${calendarTime(now.getTime())}`,
    `DTSTART:${entry.start}`,
    `DTEND:${entry.end}`,
    text(summary, entry.summary),
    text('DESCRIPTION', entry.description),
    text('LOCATION', entry.location),
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(folded).join('')
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
