import { canEdit, type Role } from './roles'
import { isTakenBack } from './rights'
import { isState } from './states'
import type { Review, ReviewDetails } from '@/shared/validation/review'
import { normalizeMobile } from '@/shared/validation/mobile'
import { kinds, states, type Kind, type State, type Step } from './steps'

export type { Role, Review }

/** Which request. */
export type Target = { kind: Kind; id: string }

/** The collection with the history of a record, from the path of the record. */
export const historyOf = (record: string) => `${record}/history`

/** A record as far as its review is concerned. */
export type Reviewed = { review?: Review; createdAtMillis: number | null }

/** The ways in which an applicant is told. */
export const channels = ['whatsapp', 'email', 'call', 'letter', 'meeting'] as const
export type Channel = (typeof channels)[number]

export type EntryKind =
  | 'state'
  | 'undo'
  | 'assign'
  | 'note'
  | 'told'
  | 'check'
  | 'document'
  | 'followUp'
  | 'correct'
  | 'trash'
  | 'restore'

export type HistoryEntry = {
  /** Of its document, which is `v`; in the list of all activity its path. */
  id: string
  /** The kind of the record with this history; undefined for a kind without a review. */
  kindOfRecord?: Kind
  recordId?: string
  v: number
  kind: EntryKind
  /** `state`, `undo`: states. `assign`: uids. `check`, `document`: `ticked` or `unticked`. `followUp`: the day; none: done. */
  from?: string
  to?: string
  /** A note, or the internal reason. */
  text?: string
  public?: string
  /** As they are after the step. */
  details?: ReviewDetails
  channel?: Channel
  /** `check`, `document`, `correct`: the field, and the value from now on; none: as it was sent. */
  field?: string
  value?: unknown
  at: string
  atMillis: number | null
  /** The uid of an administrator. */
  by: string
}

/** A request without a review is in the first state. */
export function stateOf({ review }: Pick<Reviewed, 'review'>): State {
  const state = review?.state
  return isState(state) ? state : 'received'
}

/** The number of changes; a change names the version that it is made on. */
export const versionOf = ({ review }: Pick<Reviewed, 'review'>) => review?.v ?? 0

export const isTrashed = ({ review }: Pick<Reviewed, 'review'>) => review?.trashed === true

/** Whether the office still has something to do. */
export const isOpen = (record: Pick<Reviewed, 'review'>) =>
  !isTrashed(record) && states[stateOf(record)].isOpen

/** The steps that an administrator may take now, in the order of the list. */
export function stepsFor(
  kind: Kind,
  record: Pick<Reviewed, 'review'> & { kind?: unknown },
  role: Role | null,
): Step[] {
  const state = stateOf(record)
  // A withdrawal that was taken back stays so: its applicant may withdraw again.
  if (!canEdit(role) || isTrashed(record) || isTakenBack(record.kind, state)) return []
  const group = record.kind === 'Withdraw' ? 'withdrawals' : 'others'
  return kinds[kind].steps.filter(
    (step) =>
      step.from.includes(state) &&
      (step.role === 'editor' || role === 'owner') &&
      (step.of ?? group) === group,
  )
}

/**
 * Whether a request carries an administrator's own mobile number: then a colleague decides it.
 *
 * @param numbers as it was sent, and as corrected
 * @param mobile ten digits
 */
export const isOwnRequest = (numbers: readonly unknown[], mobile: string | undefined): boolean =>
  mobile !== undefined &&
  numbers.some((number) => typeof number === 'string' && normalizeMobile(number) === mobile)
