import type { Write } from '@/shared/firestore/lite'
import { requestKinds, type RequestKind } from '@/shared/requests/kinds'
import { statusesOf } from '@scripts/samples/statuses'
import type { Fields } from './client'

/** The kind of request that a collection holds; undefined for other collections. */
export const kindOfPath = (path: string) =>
  (Object.keys(requestKinds) as RequestKind[]).find((kind) => requestKinds[kind].path === path)

/** What the site sends for a form: the record, its key, its status and its look-up. */
export const submission = (kind: RequestKind, id: string, data: Fields): Write[] => [
  { path: `${requestKinds[kind].path}/${id}`, set: data },
  ...statusesOf(kind, id, data),
]
