import { createHash } from 'node:crypto'
import { requestKinds, type RequestKind } from '@/shared/requests/kinds'
import { statusDocumentsAt, statusSecret } from '@/shared/requests/status'

/** The key of a request's status, as the browser and the rules make it. */
export const keyOf = (kind: RequestKind, id: string, mobile: unknown) =>
  createHash('sha256')
    .update(statusSecret(requestKinds[kind].prefix, id, mobile))
    .digest('hex')

/** What is stored beside a request, with its paths. */
export const statusesOf = (kind: RequestKind, id: string, data: { [field: string]: unknown }) =>
  statusDocumentsAt(keyOf(kind, id, data.mobile), kind, id, data)
