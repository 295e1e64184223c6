import { useState } from 'react'
import { texts } from '@/texts/meetings'
import { dateWithWeekday, type MeetingFields } from '../meetingText'
import type { Meeting } from '../schema'

/** The fields as a sentence names them. */
const names = {
  meetingAgenda: 'agenda',
  venueName: 'venue',
  venueAddress: 'address',
  meetingDate: 'date',
  meetingTime: 'time',
} as const

const fields = Object.keys(names) as (keyof MeetingFields)[]

/** The fields that changed, with their earlier texts. */
export function changesSince(before: Meeting, now: Meeting): MeetingFields {
  const different = fields.filter((field) => (before[field] ?? '') !== (now[field] ?? ''))
  return Object.fromEntries(
    different.map((field) => {
      const text = before[field] ?? ''
      return [field, (field === 'meetingDate' ? dateWithWeekday(text) : text) || texts.notAnnounced]
    }),
  )
}

/** `The venue and the date have just changed` */
export function changesInWords(changes: MeetingFields): string {
  return texts.changed(fields.filter((field) => field in changes).map((field) => names[field]))
}

/** The changes since the visitor first saw the meeting, or dismissed the last changes. */
export function useMeetingChanges(meeting: Meeting) {
  const [seen, setSeen] = useState(meeting)
  if (meeting.id !== seen.id) setSeen(meeting)

  const changes = seen.id === meeting.id ? changesSince(seen, meeting) : {}
  return { changes, dismiss: () => setSeen(meeting) }
}
