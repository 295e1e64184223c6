import { inLanguage } from '@/shared/language'
import { encodeInAddress, mapAddress, whatsAppMessage } from '@/shared/text/links'
import { texts as pages } from '@/texts/pages'
import { statusOf, type Stated } from '../meetingStatus'
import { joined, nameOf, whenOf, whereOf, type MeetingFields } from '../meetingText'
import { calendarTimes } from './calendarTimes'

/** The page that shows a meeting, or says why it takes no more answers. */
export const formPath = ({ id }: { id: string }) =>
  `/form/monthlymeeting/?meeting=${encodeInAddress(id)}`

export const formAddress = (meeting: { id: string }) =>
  window.location.origin + inLanguage(formPath(meeting))

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
    `*${nameOf(meeting, pages.meeting.title)}*`,
    statusOf(meeting).reason,
    meeting.meetingAgenda,
    whenOf(meeting),
    whereOf(meeting),
    page,
  ]
  return whatsAppMessage(joined('\n', ...lines))
}
