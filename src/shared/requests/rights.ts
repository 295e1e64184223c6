import type { Write } from '@/shared/firestore/lite'
import { states, type State } from './states'

/*
 * What applicants ask about their own data: a document of its own for the desk, and an entry in the
 * status of their request, which they can read. The rules compare the two.
 */

/** Of its collection in Firestore. */
export const rightsPath = 'rights_requests'

/** What its reference numbers begin with. */
export const rightsPrefix = 'RR'

export const rightsKinds = ['See', 'Correct', 'Withdraw', 'Erase', 'Complain'] as const
export type RightsKind = (typeof rightsKinds)[number]

export const isRightsKind = (kind: unknown): kind is RightsKind =>
  rightsKinds.some((one) => one === kind)

/** What applicants read of the state of a rights request: nothing is approved here. */
export const rightsStateInWords = (state: State) =>
  state === 'refused' ? 'Refused' : states[state].applicant

/** The law allows no more, so it counts where the association has promised nothing. */
export const mostDays = 90

/** A status has no more of them. */
export const mostRights = 20

type Fields = { [name: string]: unknown }

/** What an applicant can read of a rights request, from its record. No personal data. */
export function rightsEntry({ kind, createdAt, review }: Fields): Fields {
  const { state = 'received', since, waited, public: text } = (review ?? {}) as Fields
  const entry = { kind, state, at: createdAt, since, waited, text }
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined))
}

/** What is changed in the status of its request when a rights request is. */
export const rightsChange = (id: string, record: Fields): Fields => ({
  rightsLatest: id,
  [`rights.${id}`]: rightsEntry(record),
})

/**
 * What a visitor's rights request writes, in one commit.
 *
 * @param key of the status of the request that it is about
 * @param now what the database takes for its own time
 */
export function rightsSubmission(
  key: string,
  id: string,
  { kind, text }: { kind: RightsKind; text?: string },
  now: unknown,
): Write[] {
  const record = { key, kind, ...(text !== undefined && { text }), createdAt: now }
  const withdrawn = kind === 'Withdraw' ? { withdrawnAt: now } : {}
  return [
    { path: `${rightsPath}/${id}`, set: record },
    { path: `request_status/${key}`, update: { ...rightsChange(id, record), ...withdrawn } },
  ]
}
