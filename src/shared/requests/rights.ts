import { texts } from '@/texts/states'
import { isState, states, type State } from './states'

/*
 * Requests of applicants about their own data: a document of its own for the desk, and an entry in the
 * status of their request, which they can read. The rules compare the two.
 */

/** Of its collection in Firestore. */
export const rightsPath = 'rights_requests'

export const rightsKinds = ['See', 'Correct', 'Withdraw', 'Erase', 'Complain'] as const
export type RightsKind = (typeof rightsKinds)[number]

export const isRightsKind = (kind: unknown): kind is RightsKind =>
  rightsKinds.some((rightsKind) => rightsKind === kind)

/** The states of a rights request in words for applicants: nothing is approved here. */
export const rightsStateInWords = (state: State, kind: RightsKind) =>
  isTakenBack(kind, state)
    ? texts.rightsTakenBack
    : texts[state === 'refused' ? 'rightsRefused' : state]

/** Whether an owner has taken a withdrawal back: the request goes on. */
export const isTakenBack = (kind: unknown, state: State) =>
  kind === 'Withdraw' && state === 'refused'

/** The law allows no more, so it counts where the association has promised nothing. */
export const mostDays = 90

/** The most rights requests of one kind that may wait for an answer, about one request. */
export const mostOpenRights = 20

type Fields = { [name: string]: unknown }
/** Adds to a number in the database. */
type Add = (n: number) => unknown

/** The public part of a rights request, from its record. No personal data. */
export function rightsEntry({ kind, createdAt, review }: Fields): Fields {
  const { state = 'received', since, waited, public: text } = (review ?? {}) as Fields
  const entry = { kind, state, at: createdAt, since, waited, text }
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined))
}

const stateIn = ({ review }: Fields): State => {
  const { state } = (review ?? {}) as Fields
  return isState(state) ? state : 'received'
}

/**
 * The change in the status of its request when the desk has changed the state of a rights request.
 *
 * @param before the record before the change
 * @param after the record after it
 */
export function rightsChange(
  id: string,
  before: Fields,
  after: Fields,
  { none, add }: { none: unknown; add: Add },
): Fields {
  const kind = String(after.kind)
  const openChange = openOf(after) - openOf(before)
  const isFreed = isTakenBack(kind, stateIn(after)) && !isTakenBack(kind, stateIn(before))
  return {
    rightsLatest: id,
    [`rights.${id}`]: rightsEntry(after),
    ...(openChange !== 0 && { [`rightsOpen.${kind}`]: add(openChange) }),
    ...(isFreed && { withdrawnAt: none }),
  }
}

/** The change there when an owner erases a rights request. */
export const rightsErasure = (
  id: string,
  record: Fields,
  { none, add }: { none: unknown; add: Add },
): Fields => ({
  rightsLatest: id,
  [`rights.${id}`]: none,
  ...(openOf(record) !== 0 && { [`rightsOpen.${String(record.kind)}`]: add(-1) }),
})

const openOf = (record: Fields) => (states[stateIn(record)].isOpen ? 1 : 0)

/**
 * The documents of a visitor's rights request, in one commit.
 *
 * @param key of the status of the request that it is about
 * @param mobile of that request; left out if the request was erased
 */
export function rightsSubmission(
  key: string,
  id: string,
  { kind, mobile, text }: { kind: RightsKind; mobile?: string; text?: string },
  { now, add }: { now: unknown; add: Add },
): ({ path: string; set: Fields } | { path: string; update: Fields })[] {
  const record = {
    key,
    kind,
    ...(mobile !== undefined && { mobile }),
    ...(text !== undefined && { text }),
    createdAt: now,
  }
  return [
    { path: `${rightsPath}/${id}`, set: record },
    {
      path: `request_status/${key}`,
      update: {
        rightsLatest: id,
        [`rights.${id}`]: rightsEntry(record),
        [`rightsOpen.${kind}`]: add(1),
        ...(kind === 'Withdraw' && { withdrawnAt: now }),
      },
    },
  ]
}
