import { demoProjectId } from '@/shared/config/parseEnv'

const root = `projects/${demoProjectId}/databases/(default)/documents`

/** A document's full name; without an id, what those of a collection begin with. */
export const nameOf = (collection: string, id = '') => `${root}/${collection}/${id}`

/** What a client says on its Listen stream. */
export type ListenRequest = { addTarget?: TargetRequest; removeTarget?: number }

type TargetRequest = {
  targetId: number
  documents?: { documents: string[] }
  query?: { structuredQuery: { from: { collectionId: string }[] } & Record<string, unknown> }
}

/**
 * What a listener wants: one document's name, or what the names of a collection begin with.
 *
 * @throws Error for everything else, which this server does not know
 */
export function wantedOf({ documents, query }: TargetRequest): string {
  const [name, ...others] = documents?.documents ?? []
  if (name !== undefined && others.length === 0) return name
  const { from, orderBy: _byName, ...rest } = query?.structuredQuery ?? { from: [] }
  const [collection] = from
  if (collection === undefined || Object.keys(rest).length > 0) {
    throw new Error(`A listener wants what cannot be fed: ${JSON.stringify(rest)}`)
  }
  return nameOf(collection.collectionId)
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
