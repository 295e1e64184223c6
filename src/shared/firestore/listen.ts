import {
  collection,
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  memoryEagerGarbageCollector,
  memoryLocalCache,
  onSnapshot,
  setLogLevel,
  type DocumentData,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { env } from '@/shared/config/env'
import { hostAndPort } from '@/shared/config/hostAndPort'
import { openApp } from './app'
import { toAppError, type AppError } from './errors'
import { resubscribe } from './resubscribe'

// The SDK warns of every lost connection; the page itself says so.
setLogLevel('silent')

let database: Firestore | undefined

/**
 * The database of the full SDK, the one that listens.
 *
 * @throws Error when a part of the code cannot be loaded; the next call tries again
 */
export async function openDatabase(): Promise<Firestore> {
  if (__DEVICE__) return (await import('./device')).deviceDatabase()
  const app = await openApp()
  database ??= connect(app)
  return database
}

function connect(app: Awaited<ReturnType<typeof openApp>>): Firestore {
  const opened = initializeFirestore(app, {
    // What nobody listens to any more is forgotten at once, also after a logout.
    localCache: memoryLocalCache({ garbageCollector: memoryEagerGarbageCollector() }),
  })
  if (env.backend === 'emulators') {
    const { host, port } = hostAndPort(env.emulators.firestore)
    connectFirestoreEmulator(opened, host, port)
  }
  return opened
}

/** What one snapshot brought: only the documents that changed. */
export type SnapshotChanges<Item> = {
  upserted: Item[]
  removed: string[]
  /** The server has not confirmed that this is all there is. */
  fromCache: boolean
  /** `upserted` is all there is. True of a listener's first answer from the server. */
  isWhole: boolean
}

export type CollectionObserver<Item> = {
  onSnapshot: (changes: SnapshotChanges<Item>) => void
  /** The listener is closed; it will be opened again. */
  onError: (error: AppError) => void
}

/** Listens to a whole collection, and again after each failure, until the signal is aborted. */
export async function listenToCollection<Item>(
  path: string,
  read: (id: string, data: DocumentData) => Item,
  signal: AbortSignal,
  observer: CollectionObserver<Item>,
): Promise<void> {
  const db = await openDatabase()
  let wasLogged = false

  resubscribe(
    signal,
    ({ onAnswer, onError }) => {
      let isFirst = true
      let wasFromCache: boolean | undefined
      const toItem = (found: QueryDocumentSnapshot) =>
        read(found.id, found.data({ serverTimestamps: 'estimate' }))

      return onSnapshot(
        collection(db, path),
        { includeMetadataChanges: true },
        (snapshot) => {
          const fromCache = snapshot.metadata.fromCache && !__DEVICE__
          const isWhole = isFirst && !fromCache
          // Before the server's first answer the cache knows a part at most.
          const changes = isFirst ? [] : snapshot.docChanges()
          if (!isWhole && changes.length === 0 && fromCache === wasFromCache) return
          if (!fromCache) {
            isFirst = false
            wasLogged = false
            onAnswer()
          }
          wasFromCache = fromCache
          const isGone = ({ type }: (typeof changes)[0]) => type === 'removed'
          const upserted = changes.filter((change) => !isGone(change)).map((change) => change.doc)
          observer.onSnapshot({
            upserted: (isWhole ? snapshot.docs : upserted).map(toItem),
            removed: changes.filter(isGone).map((change) => change.doc.id),
            fromCache,
            isWhole,
          })
        },
        onError,
      )
    },
    (thrown) => {
      const error = toAppError(thrown)
      // eslint-disable-next-line no-console -- section 8 of the specification: listener errors are logged
      if (!wasLogged) console.error(`Listener of ${path}: ${error.code}`)
      wasLogged = true
      observer.onError(error)
    },
  )
}

type ExistenceObserver = {
  onAnswer: (answer: { exists: boolean; fromCache: boolean }) => void
  onError: (error: AppError) => void
}

/** The same for whether there is a document. */
export async function listenToExistence(
  path: string,
  id: string,
  signal: AbortSignal,
  observer: ExistenceObserver,
): Promise<void> {
  const db = await openDatabase()
  resubscribe(
    signal,
    ({ onAnswer, onError }) =>
      onSnapshot(
        doc(db, path, id),
        { includeMetadataChanges: true },
        (found) => {
          const { fromCache } = found.metadata
          if (!fromCache) onAnswer()
          observer.onAnswer({ exists: found.exists(), fromCache })
        },
        onError,
      ),
    (thrown) => observer.onError(toAppError(thrown)),
  )
}
