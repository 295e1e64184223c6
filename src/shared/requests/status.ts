import { asHeard } from './reference'
import { sha256 } from '@/shared/text/sha256'
import { requestKinds, type RequestKind } from './kinds'

/*
 * The status of a request, for people with its reference number and mobile number. The rules
 * compute the same key and compare a status with its record; docs/decisions/0012 says why.
 */

type Fields = { [name: string]: unknown }

/** A document of a commit, with its path. */
type Document = { path: string; set: Fields; merge?: true }

/** The text whose hash is the key of a request's status. */
export const statusSecret = (prefix: string, id: string) => prefix + id

/**
 * The key of a request's status. With the key, people can read the status. They cannot learn from it the
 * reference number or the mobile number.
 *
 * @param prefix of its reference number
 * @param id all of it
 */
export const statusKey = (prefix: string, id: string) => sha256(statusSecret(prefix, id))

/**
 * The text whose hash is the look-up of a request: the document that leads from an applicant's two numbers
 * to the key of the status.
 *
 * @param prefix of its reference number
 * @param id at least the eight characters that the reference number shows
 * @param mobile as the record holds it; older ones hold it in other forms
 */
export function lookupSecret(prefix: string, id: string, mobile: unknown): string {
  const digits = String(mobile ?? '').replace(/\D/g, '')
  return prefix + asHeard(id.slice(0, 8)) + digits.slice(-10)
}

/** The id of the look-up of a request. */
export const lookupKey = (prefix: string, id: string, mobile: unknown) =>
  sha256(lookupSecret(prefix, id, mobile))

/** The content of a status, from its record. No personal data. */
export const publicStatusOf = (kind: RequestKind, record: Fields): Fields =>
  Object.fromEntries(
    Object.entries(statusFields(kind, record)).filter(([, value]) => value !== undefined),
  )

/** The fields of a status that follow from its record, also those that this record lacks. */
function statusFields(kind: RequestKind, record: Fields): Fields {
  const { createdAt, review, answer, people, meetingDate } = record
  const { state = 'received', since = createdAt, waited, public: text } = (review ?? {}) as Fields
  const said = kind === 'meeting-answers' ? { answer, people, meetingDate } : {}
  return { kind, state, since, received: createdAt, waited, text, ...said }
}

/**
 * The three documents of a request beside its record.
 *
 * @param key of its status
 * @param lookup the id of its look-up
 */
export const statusDocumentsAt = (
  key: string,
  lookup: string,
  kind: RequestKind,
  id: string,
  record: Fields,
): [Document, Document, Document] => [
  { path: `request_keys/${key}`, set: { kind, requestId: id } },
  { path: `request_status/${key}`, set: publicStatusOf(kind, record) },
  { path: `request_lookups/${lookup}`, set: { key } },
]

/**
 * The writes that mark an answer to a meeting as replaced by a newer answer. The rules ask whether the newer one is in
 * the same commit, by the same person and to the same meeting.
 *
 * @param key of the status of the earlier answer
 * @param newer the key of the newer answer's status; only administrators may read it here
 */
export const replacedDocuments = (key: string, newer: string, now: unknown): Document[] => [
  { path: `request_keys/${key}`, set: { replacedBy: newer }, merge: true },
  { path: `request_status/${key}`, set: { replacedAt: now }, merge: true },
]

/** The status after its record was erased: the time of it, and the rights requests about it. */
export const erasedStatus = (
  { kind, rights, rightsLatest, rightsOpen }: Fields,
  now: unknown,
): Fields => ({
  kind,
  state: 'erased',
  since: now,
  ...(rights !== undefined && { rights, rightsLatest }),
  ...(rightsOpen !== undefined && { rightsOpen }),
})

/** The key of a new request's status, and the documents beside its record. */
export async function statusDocuments(kind: RequestKind, id: string, record: Fields) {
  const { prefix } = requestKinds[kind]
  const key = await statusKey(prefix, id)
  const lookup = await lookupKey(prefix, id, record.mobile)
  return { key, documents: statusDocumentsAt(key, lookup, kind, id, record) }
}

/**
 * The documents under the key of a request after the desk has changed its record. Fields of the status alone
 * stay as they are.
 *
 * @param none deletes a field
 */
export async function statusChanges(kind: RequestKind, id: string, record: Fields, none: unknown) {
  const key = await statusKey(requestKinds[kind].prefix, id)
  const fields = Object.entries(statusFields(kind, record))
  const set = Object.fromEntries(fields.map(([name, value]) => [name, value ?? none]))
  return [
    { path: `request_keys/${key}`, set: { kind, requestId: id }, merge: true as const },
    { path: `request_status/${key}`, set, merge: true as const },
  ]
}
