import { currentUser } from '@/shared/auth/openAuth'
import { env } from '@/shared/config/env'
import { emulators } from './app'
import { KnownError, toAppError, withinTime } from './errors'

/*
 * Documents as they are stored. To the SDK the numbers 5 and 5.0 are the same, and both would be written as the first; in
 * Firestore's REST interface each value names its type.
 */

/** A document, with the fields of the REST interface. */
export type StoredDocument = {
  /** As in `members/ABC`. */
  path: string
  fields: { [name: string]: unknown }
  /** ISO time. */
  updateTime: string
}

export type Page = {
  documents: StoredDocument[]
  /** The time of the server, as ISO text. */
  readTime: string
}

type Asked = {
  collection: string
  /** All collections with this name, wherever they are. */
  isGroup: boolean
  /** The path of the last document before. */
  after?: string
  /** Of documents. */
  most: number
}

export type ReadPage = (asked: Asked, signal: AbortSignal) => Promise<Page>

type Answer = {
  document?: { name: string; fields?: StoredDocument['fields']; updateTime: string }
  readTime?: string
}[]

/** The next documents of a collection, in the order of their paths, by a person whom these headers name. */
export const readPageAs =
  (headersOf: () => Promise<HeadersInit>): ReadPage =>
  async ({ collection, isGroup, after, most }, signal) => {
    const { apiKey, projectId } = env.firebase
    const documents = `projects/${projectId}/databases/(default)/documents`
    const server = emulators
      ? `http://${emulators.firestore.host}:${emulators.firestore.port}`
      : 'https://firestore.googleapis.com'
    const structuredQuery = {
      from: [{ collectionId: collection, allDescendants: isGroup }],
      orderBy: [{ field: { fieldPath: '__name__' } }],
      ...(after !== undefined && {
        startAt: { values: [{ referenceValue: `${documents}/${after}` }], before: false },
      }),
      limit: most,
    }
    const ask = async () => {
      const response = await fetch(`${server}/v1/${documents}:runQuery?key=${apiKey}`, {
        method: 'POST',
        headers: await headersOf(),
        body: JSON.stringify({ structuredQuery }),
        signal,
      })
      if (!response.ok) throw failureOf(response.status)
      return (await response.json()) as Answer
    }
    const answer = await withinTime(ask()).catch((thrown: unknown) => {
      // The browser's own error, without a network and of an answer that was cut.
      throw thrown instanceof KnownError || signal.aborted ? thrown : failureOf()
    })
    // Each part of an answer has a time; an error in the middle of it has none.
    const { readTime } = answer.at(-1) ?? {}
    if (readTime === undefined) throw failureOf()
    const found = answer.flatMap(({ document }) => document ?? [])
    return {
      readTime,
      documents: found.map(({ name, fields = {}, updateTime }) => ({
        path: name.slice(documents.length + 1),
        fields,
        updateTime,
      })),
    }
  }

/** As the person who is signed in. */
export const readPage = readPageAs(async () => {
  const token = await (await currentUser()).getIdToken()
  const ofApp = env.appCheck && (await (await import('./appCheck')).readAppCheckToken())
  return { Authorization: `Bearer ${token}`, ...(ofApp && { 'X-Firebase-AppCheck': ofApp }) }
})

const codes: { [status: number]: string } = {
  401: 'unauthenticated',
  403: 'permission-denied',
  429: 'resource-exhausted',
}

function failureOf(status = 0) {
  const code = codes[status] ?? 'unavailable'
  return new KnownError(code, toAppError({ code }).message)
}
