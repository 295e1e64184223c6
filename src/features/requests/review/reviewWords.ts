import type { Check } from '@/shared/validation/review'
import { collectionById } from '../collections'
import type { NameOf } from '@/features/people/desk'
import type { ErrorWords } from '@/shared/firestore/messageOf'
import { capitalized } from '@/shared/text/counted'
import type { Channel, EntryKind, HistoryEntry, Review } from '@/shared/requests/review'
import { documents, type DocumentId } from '@/shared/validation/documents'
import { calendarDay } from '@/shared/text/dateText'
import { isDay } from '@/shared/validation/dates'
import { states, type Kind, type State } from '@/shared/requests/steps'

export const checkLabels: Record<Check, string> = {
  gstin: 'GSTIN',
  udyam: 'Udyam number',
  pan: 'PAN',
  proposer: 'Proposer',
  seconder: 'Seconder',
}

/** After `by`. */
export const channelLabels: Record<Channel, string> = {
  whatsapp: 'WhatsApp',
  email: 'e-mail',
  call: 'a call',
  letter: 'a letter',
  meeting: 'a talk at a meeting',
}

/** The acts on a request, for filters. */
export const entryKindLabels: Record<EntryKind, string> = {
  state: 'Steps',
  undo: 'Steps undone',
  assign: 'Assigned to',
  note: 'Notes',
  told: 'Applicant informed',
  check: 'Checks',
  document: 'Documents received',
  followUp: 'Follow-ups',
  correct: 'Corrections',
  trash: 'Moved to trash',
  restore: 'Restored',
}

const labelOfState = (state: string | undefined) =>
  state !== undefined && Object.hasOwn(states, state) ? states[state as State].label : 'Received'

/**
 * Sentence fragment that follows a name: 'moved it to …'.
 *
 * @param kind of the request, for the names of its fields
 */
export function entryInWords(
  entry: HistoryEntry,
  nameOf: NameOf,
  kind: Kind | undefined = entry.kindOfRecord,
): string {
  const { from, to, by, field = '' } = entry
  switch (entry.kind) {
    case 'state':
      return from === to
        ? `updated it in ${labelOfState(to)}`
        : `moved it from ${labelOfState(from)} to ${labelOfState(to)}`
    case 'undo':
      return `undid the step to ${labelOfState(from)}: it is ${labelOfState(to)} again`
    case 'assign':
      if (to === undefined) return `removed it from ${nameOf(from)}; it is not assigned now`
      return to === by ? 'assigned it to themselves' : `gave it to ${nameOf(to)}`
    case 'note':
      return 'wrote a note'
    case 'told':
      return `told the applicant by ${entry.channel === undefined ? 'word' : channelLabels[entry.channel]}`
    case 'check': {
      const label = Object.hasOwn(checkLabels, field) ? checkLabels[field as Check] : field
      return to === 'ticked' ? `checked: ${label}` : `unticked: ${label}`
    }
    case 'document': {
      const label = Object.hasOwn(documents, field) ? documents[field as DocumentId] : field
      return to === 'ticked' ? `received: ${label}` : `marked as not received: ${label}`
    }
    case 'followUp':
      return to === undefined
        ? 'marked the follow-up as done'
        : `will follow up on ${isDay(to) ? calendarDay(to) : to}`
    case 'correct': {
      const label = collectionById(kind ?? '')?.fields.get(field)?.label ?? field
      return entry.value === undefined ? `restored what was sent: ${label}` : `corrected: ${label}`
    }
    case 'trash':
      return 'moved it to the trash'
    case 'restore':
      return 'took it out of the trash'
  }
}

/** Says that a colleague has changed the request first. */
export const requestWords = (nameOf: NameOf): ErrorWords => ({
  conflict: (current) => {
    const { by, at } = (current ?? {}) as Partial<Review>
    const name = by === undefined ? 'A colleague' : capitalized(nameOf(by))
    const time = at === undefined ? '' : ` (${at})`
    return `${name} changed this request first${time}. Nothing was saved. Look at the history, and try again.`
  },
})
