import { site } from '@/content/site'
import { saveFile } from '@/shared/ui/saveFile'
import { calendarFile } from './calendarFile'
import type { Meeting } from './schema'
import { momentOf, whereOf } from './meetingWords'

/**
 * Hands a meeting to the visitor's calendar. A part of its own, fetched when it is asked for.
 *
 * @param page address of the page that shows the meeting
 */
export function saveCalendarFile(meeting: Meeting, page: string) {
  const moment = momentOf(meeting)
  if (moment === undefined) return
  const text = calendarFile(
    {
      ...moment,
      // The same record holds another meeting next month; within a month it is a moved one.
      uid: `${meeting.id}-${moment.date.slice(0, 7)}@${new URL(page).hostname}`,
      sequence: Math.floor((meeting.updatedAtMillis ?? 0) / 60_000),
      summary: `Monthly Meeting, ${site.name}`,
      description: meeting.meetingAgenda ?? '',
      location: whereOf(meeting),
      url: page,
    },
    new Date(),
  )
  const file = new Blob([text], { type: 'text/calendar;charset=utf-8' })
  saveFile(file, `monthly-meeting-${moment.date}.ics`)
}
