import { createHash } from 'node:crypto'
import { requestKinds, type RequestKind } from '@/shared/requests/kinds'
import { lookupSecret, statusDocumentsAt, statusSecret } from '@/shared/requests/status'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** The key of a request's status, as the browser and the rules make it. */
export const keyOf = (kind: RequestKind, id: string) =>
  hashOf(statusSecret(requestKinds[kind].prefix, id))

/** The id of its look-up. */
export const lookupOf = (kind: RequestKind, id: string, mobile: unknown) =>
  hashOf(lookupSecret(requestKinds[kind].prefix, id, mobile))

/** The documents beside a request, with their paths. */
export const statusesOf = (kind: RequestKind, id: string, data: { [field: string]: unknown }) =>
  statusDocumentsAt(keyOf(kind, id), lookupOf(kind, id, data.mobile), kind, id, data)
