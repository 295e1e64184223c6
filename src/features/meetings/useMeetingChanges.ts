import { useState } from 'react'
import type { Meeting } from './schema'
import { dateInWords } from './meetingWords'

/** What is told of a meeting, and how it is called in a sentence. */
const names = {
  meetingAgenda: 'agenda',
  venueName: 'venue',
  venueAddress: 'address',
  meetingDate: 'date',
  meetingTime: 'time',
} as const

export type MeetingField = keyof typeof names
export type MeetingChanges = Partial<Record<MeetingField, string>>

const fields = Object.keys(names) as MeetingField[]

/** The fields in which a meeting differs from what it was, each with what it was. */
export function changesSince(before: Meeting, now: Meeting): MeetingChanges {
  const different = fields.filter((field) => (before[field] ?? '') !== (now[field] ?? ''))
  return Object.fromEntries(
    different.map((field) => {
      const text = before[field] ?? ''
      return [field, (field === 'meetingDate' ? dateInWords(text) : text) || 'not said']
    }),
  )
}

/** `The venue has just changed`; several are joined. */
export function changesInWords(changes: MeetingChanges): string {
  const changed = fields.filter((field) => field in changes).map((field) => `the ${names[field]}`)
  const last = changed.pop() ?? ''
  const sentence =
    changed.length === 0
      ? `${last} has just changed`
      : `${changed.join(', ')} and ${last} have just changed`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** What has changed of a meeting since the visitor was first shown it, or has taken note. */
export function useMeetingChanges(meeting: Meeting | undefined) {
  const [noted, setNoted] = useState(meeting)
  if (meeting !== undefined && meeting.id !== noted?.id) setNoted(meeting)

  const changes = meeting && noted?.id === meeting.id ? changesSince(noted, meeting) : {}
  return { changes, takeNote: () => setNoted(meeting) }
}
