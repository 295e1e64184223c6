import { inject, vi } from 'vitest'
import {
  callEmulator,
  clearFirestore,
  encode,
  writeCollections,
} from '@scripts/emulators/firestoreRest'
import type { Collections, Value } from '@scripts/samples/records'
import { hostAndPort } from '@/shared/config/hostAndPort'
import { demoProjectId } from '@/shared/config/parseEnv'
import '@test/support/setup/providedContext'

/** So long, in milliseconds, the locks of a client that is gone may last; with a reserve for a busy machine. */
export const locksEndIn = 150_000

type Fields = Record<string, Value>
type Document = { id: string } & Fields

/**
 * The emulator's data of one project, past the rules: what a test arranges, what others change
 * meanwhile, and what was really stored. From a browser as from Node.
 */
export function firestoreFor(projectId = demoProjectId, address = inject('firestore')) {
  const emulator = hostAndPort(address)
  const documents = `/v1/projects/${projectId}/databases/(default)/documents`

  return {
    /** Writes `{ collection: [{ id, data }] }`, as the builders of `@scripts/records` make it. */
    seed: (collections: Collections) => writeCollections(emulator, collections, projectId),

    /** Changes the given fields of a document such as `monthly_meetings/m1` and no others. */
    async update(path: string, fields: Fields): Promise<void> {
      const mask = Object.keys(fields).map((name) => `updateMask.fieldPaths=${name}`)
      const query = [...mask, 'currentDocument.exists=true'].join('&')
      const encoded = Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, encode(value)]),
      )
      await callEmulator(emulator, 'PATCH', `${documents}/${path}?${query}`, { fields: encoded })
    },

    async delete(path: string): Promise<void> {
      await callEmulator(emulator, 'DELETE', `${documents}/${path}`)
    },

    /** Deletes many documents at once. */
    async deleteAll(paths: string[]): Promise<void> {
      const base = documents.slice('/v1/'.length)
      for (let at = 0; at < paths.length; at += 500) {
        const writes = paths.slice(at, at + 500).map((path) => ({ delete: `${base}/${path}` }))
        // A browser that was ended in the middle of a transaction leaves its locks, for a minute at most.
        await vi.waitFor(() => callEmulator(emulator, 'POST', `${documents}:commit`, { writes }), {
          timeout: locksEndIn,
          interval: 1_000,
        })
      }
    },

    /** The document, or undefined where there is none. */
    async read(path: string): Promise<Document | undefined> {
      const name = `${documents.slice('/v1/'.length)}/${path}`
      const answer = await callEmulator(emulator, 'POST', `${documents}:batchGet`, {
        documents: [name],
      })
      return (answer as { found?: Stored }[])
        .flatMap(({ found }) => found ?? [])
        .map(decodeDocument)[0]
    },

    /** Every document of a collection. */
    async list(collection: string, { withMissing = false } = {}): Promise<Document[]> {
      const found: Document[] = []
      let page = ''
      do {
        const query = `pageSize=300&showMissing=${withMissing}&pageToken=${encodeURIComponent(page)}`
        const path = `${documents}/${collection}?${query}`
        const answer = (await callEmulator(emulator, 'GET', path)) as Page
        found.push(...(answer.documents ?? []).map(decodeDocument))
        page = answer.nextPageToken ?? ''
      } while (page !== '')
      return found
    },

    /** Every document there is, below whatever path, by its path: also in collections that no code names. */
    async everything(): Promise<Record<string, Document>> {
      const found: Record<string, Document> = {}
      const add = async (above: string): Promise<void> => {
        const answer = await callEmulator(
          emulator,
          'POST',
          `${documents}${above}:listCollectionIds`,
          { pageSize: 300 },
        )
        const { collectionIds = [] } = answer as { collectionIds?: string[] }
        for (const collection of collectionIds) {
          const path = `${above}/${collection}`
          // A document that is gone may still have others below it.
          const ids = (await this.list(`${path.slice(1)}`, { withMissing: true })).map(
            (document) => {
              if (Object.keys(document).length > 1) found[`${path}/${document.id}`] = document
              return document.id
            },
          )
          await Promise.all(ids.map((id) => add(`${path}/${id}`)))
        }
      }
      await add('')
      return found
    },

    /** Deletes everything. */
    clear: () => clearFirestore(emulator, projectId),
  }
}

type Encoded = Record<string, unknown>
type Stored = { name: string; fields?: Record<string, Encoded> }
type Page = { documents?: Stored[]; nextPageToken?: string }

const decodeDocument = ({ name, fields = {} }: Stored): Document => ({
  ...decodeFields(fields),
  id: name.slice(name.lastIndexOf('/') + 1),
})

const decodeFields = (fields: Record<string, Encoded>): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]))

function decode(value: Encoded): Value {
  const [[kind, inner] = ['nullValue', null]] = Object.entries(value)
  switch (kind) {
    case 'nullValue':
      return null
    case 'timestampValue':
      return new Date(inner as string)
    case 'integerValue':
      return Number(inner)
    case 'arrayValue':
      return ((inner as { values?: Encoded[] }).values ?? []).map(decode)
    case 'mapValue':
      return decodeFields((inner as { fields?: Record<string, Encoded> }).fields ?? {})
    default:
      return inner as Value
  }
}
