import { asHeard } from '@/shared/forms/submit/reference'
import { sha256 } from '@/shared/text/sha256'
import { kindOfPath, requestKinds, type RequestKind } from './kinds'

/*
 * What became of a request, for whoever has its reference number and mobile number. The rules
 * compute the same key and compare a status with its record; docs/decisions/0012 says why.
 */

type Fields = { [name: string]: unknown }

// Not from `dateText.ts`: "My request" would load one file more.
const day = 86_400_000

/**
 * Until when a decision is promised, in milliseconds since 1970.
 *
 * @param received when the request came, in milliseconds since 1970
 * @param days promised for its kind
 * @param waited days for which the office has waited for the applicant
 */
export const promisedUntil = (received: number, days: number, waited: number) =>
  received + (days + waited) * day

/** A document of a commit, with its path. */
type Document = { path: string; set: Fields; merge?: true }

/**
 * The text whose hash is the key of a request's status.
 *
 * @param prefix of its reference number
 * @param id at least the eight characters that the reference number shows
 * @param mobile as the record holds it; older ones hold it in other forms
 */
export function statusSecret(prefix: string, id: string, mobile: unknown): string {
  const digits = String(mobile ?? '').replace(/\D/g, '')
  return prefix + asHeard(id.slice(0, 8)) + digits.slice(-10)
}

/** The key of a request's status. Whoever knows it can read the status. */
export const statusKey = (prefix: string, id: string, mobile: unknown) =>
  sha256(statusSecret(prefix, id, mobile))

/** What a status says, from its record. No personal data. */
export const publicStatusOf = (kind: RequestKind, record: Fields): Fields =>
  Object.fromEntries(
    Object.entries(statusFields(kind, record)).filter(([, value]) => value !== undefined),
  )

/** All that a status says of its record, also what this record does not have. */
function statusFields(kind: RequestKind, record: Fields): Fields {
  const { createdAt, review, answer, people, meetingDate } = record
  const { state = 'received', since = createdAt, waited, public: text } = (review ?? {}) as Fields
  const said = kind === 'meeting-answers' ? { answer, people, meetingDate } : {}
  return { kind, state, since, received: createdAt, waited, text, ...said }
}

/** The two documents of a request beside its record. */
export const statusDocumentsAt = (
  key: string,
  kind: RequestKind,
  id: string,
  record: Fields,
): Document[] => [
  { path: `request_keys/${key}`, set: { kind, requestId: id } },
  { path: `request_status/${key}`, set: publicStatusOf(kind, record) },
]

/** The same after a change at the desk: what only the status knows stays as it is. */
const changedStatus = (key: string, kind: RequestKind, record: Fields, none: unknown): Document => {
  const fields = Object.entries(statusFields(kind, record))
  return {
    path: `request_status/${key}`,
    set: Object.fromEntries(fields.map(([name, value]) => [name, value ?? none])),
    merge: true,
  }
}

/**
 * What says of an answer to a meeting that a newer one has come. The rules ask whether the newer one is in
 * the same commit, by the same person and to the same meeting.
 *
 * @param key of the status of the earlier answer
 * @param newer the key of the newer one's status; only administrators may read it here
 */
export const replacedDocuments = (key: string, newer: string, now: unknown): Document[] => [
  { path: `request_keys/${key}`, set: { replacedBy: newer }, merge: true },
  { path: `request_status/${key}`, set: { replacedAt: now }, merge: true },
]

/** What stays of a status when its record is erased: that it was, and the rights requests about it. */
export const erasedStatus = ({ kind, rights, rightsLatest }: Fields, now: unknown): Fields => ({
  kind,
  state: 'erased',
  since: now,
  ...(rights !== undefined && { rights, rightsLatest }),
})

/** The key of the status of a request. */
export async function keyOfRequest(path: string, id: string, record: Fields) {
  const kind = kindOfPath(path)
  if (kind === undefined) throw new Error(`No requests in ${path}`)
  return { kind, key: await statusKey(requestKinds[kind].prefix, id, record.mobile) }
}

/** The key of a new request's status, and what is written under it. */
export async function statusDocuments(path: string, id: string, record: Fields) {
  const { kind, key } = await keyOfRequest(path, id, record)
  return { key, documents: statusDocumentsAt(key, kind, id, record) }
}

/**
 * What is written under the key of a request when the desk has changed its record.
 *
 * @param none what deletes a field
 */
export async function statusChanges(path: string, id: string, record: Fields, none: unknown) {
  const { kind, key } = await keyOfRequest(path, id, record)
  const [ofKey] = statusDocumentsAt(key, kind, id, record)
  return [{ ...ofKey!, merge: true as const }, changedStatus(key, kind, record, none)]
}
