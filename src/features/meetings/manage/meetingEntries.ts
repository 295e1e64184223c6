import { dateInWords } from '../meetingText'
import { meetingPlanSchema } from '../plan/planSchema'
import { type MeetingEntry } from '../plan/meetingChangesApi'
import type { ErrorWords } from '@/shared/firestore/messageOf'
import { fieldsOf } from '@/shared/forms/fieldInfo'

const stepWords: Record<string, string> = {
  'planned>cancelled': 'cancelled the meeting',
  'cancelled>planned': 'reinstated the meeting',
  'planned>held': 'marked the meeting as held',
  'held>planned': 'marked the meeting as not held',
}

/** Sentence fragment that follows the administrator's name. */
export function meetingEntryInWords({ kind, from, to }: MeetingEntry): string {
  switch (kind) {
    case 'plan':
      return 'planned the meeting'
    case 'change':
      return 'changed the meeting'
    case 'venue':
      return 'changed the meeting on the page “Monthly meeting venue”'
    case 'state':
      return stepWords[`${from}>${to}`] ?? 'changed the status of the meeting'
    case 'answers':
      return to === 'full' ? 'stopped replies: house full' : 'took replies again'
  }
}

/** The kinds of entries in the histories of meetings. */
export const meetingEntryKinds: readonly MeetingEntry['kind'][] = [
  'plan',
  'change',
  'venue',
  'state',
  'answers',
]

/** Whether an entry in the list of all activity is of a meeting. */
export const isOfMeeting = ({ id }: { id: string }) => id.startsWith('monthly_meetings/')

const facts = fieldsOf(meetingPlanSchema)

type FactChange = { label: string; before: string; after: string }

/** The facts that an entry has changed, in the order of the form. */
export function factChanges({ before = {}, after = {} }: MeetingEntry): FactChange[] {
  const inWords = (value: unknown) =>
    value === undefined ? 'none' : dateInWords(String(value)) || 'none'
  return facts
    .filter(({ name }) => name in before || name in after)
    .map(({ name, label }) => ({
      label,
      before: inWords(before[name]),
      after: inWords(after[name]),
    }))
}

/** For `messageOf`. */
export const meetingConflict: ErrorWords = {
  conflict: () =>
    'A colleague has changed this meeting first. Nothing was saved. The page shows it as it is now: look at the history, and try again.',
}
