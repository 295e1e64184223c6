import { demoProjectId } from '@/shared/config/parseEnv'

const root = `projects/${demoProjectId}/databases/(default)/documents`

/** A document's full name; without an id, what those of a collection begin with. */
export const nameOf = (collection: string, id = '') => `${root}/${collection}/${id}`

/** What a client says on its Listen stream. */
export type ListenRequest = { addTarget?: TargetRequest; removeTarget?: number }

type TargetRequest = {
  targetId: number
  documents?: { documents: string[] }
  query?: QueryRequest
}

/** What a client asks once. */
export type QueryRequest = { structuredQuery: StructuredQuery }

type StructuredQuery = {
  from: { collectionId: string }[]
  orderBy?: { field: { fieldPath: string }; direction: string }[]
  limit?: number
  startAt?: { values: { timestampValue?: string }[]; before?: boolean }
} & Record<string, unknown>

/** What a listener wants. */
export type Wanted =
  | { name: string }
  /** All of a collection, or those whose field has the latest times, or the latest ones before one. */
  | { collection: string; latest?: { field: string; limit: number; before?: string | undefined } }

/** @throws Error for everything this server does not know */
export function wantedOf({ documents, query }: Omit<TargetRequest, 'targetId'>): Wanted {
  const [name, ...others] = documents?.documents ?? []
  if (name !== undefined && others.length === 0) return { name }
  const { from, orderBy = [], limit, startAt, ...rest } = query?.structuredQuery ?? { from: [] }
  const [source] = from
  const [order] = orderBy
  if (source !== undefined && Object.keys(rest).length === 0) {
    const collection = nameOf(source.collectionId)
    if (limit === undefined && startAt === undefined && order?.field.fieldPath === '__name__')
      return { collection }
    if (limit !== undefined && order?.direction === 'DESCENDING' && startAt?.before !== true) {
      const before = startAt?.values[0]?.timestampValue
      return { collection, latest: { field: order.field.fieldPath, limit, before } }
    }
  }
  throw new Error(`A client wants what cannot be fed: ${JSON.stringify(query)}`)
}

type TargetState = 'ADD' | 'CURRENT' | 'REMOVE'

/** Something has happened to a listener itself; with a time, it has all there is at that time. */
export const targetChange = (targetChangeType: TargetState, targetId: number, readTime?: string) =>
  JSON.stringify({
    targetChange: { targetChangeType, targetIds: [targetId], ...(readTime && readAt(readTime)) },
  })

/** Everything until that time has been sent: upon this the SDK calls its listeners. */
export const globalSnapshot = (readTime: string) =>
  JSON.stringify({ targetChange: { targetChangeType: 'NO_CHANGE', ...readAt(readTime) } })

const readAt = (readTime: string) => ({
  resumeToken: Buffer.from(readTime).toString('base64'),
  readTime,
})

/** A document as it is now, or that it is gone. `document` is JSON. */
export const documentChange = (
  name: string,
  document: string | undefined,
  targetId: number,
  readTime: string,
) =>
  document === undefined
    ? JSON.stringify({ documentDelete: { document: name, readTime, removedTargetIds: [targetId] } })
    : `{"documentChange":{"document":${document},"targetIds":[${targetId}]}}`

/** A document is there, but no longer among those a listener wants. */
export const documentRemove = (name: string, targetId: number, readTime: string) =>
  JSON.stringify({ documentRemove: { document: name, readTime, removedTargetIds: [targetId] } })
