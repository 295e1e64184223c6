import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  initializeFirestore,
  limit,
  memoryEagerGarbageCollector,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  query,
  setLogLevel,
  where,
  type DocumentData,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { readServerClock } from '@/shared/config/readServerClock'
import { databaseOnce } from './app'
import type { AppError } from './errors'
import { isAnyUnanswered, resubscribe } from './resubscribe'

// The SDK warns about every lost connection; the page itself says so.
setLogLevel('silent')

/** The database of the full SDK, the one that listens. */
const openDatabase = databaseOnce<Firestore>((app) => {
  const database = initializeFirestore(app, {
    // A document is forgotten when its last listener closes, so also after a logout.
    localCache: memoryLocalCache({ garbageCollector: memoryEagerGarbageCollector() }),
  })
  restartWhenStuck(database)
  return database
}, connectFirestoreEmulator)

/** Milliseconds after the return of the network in which the server has to answer. */
const answerTimeout = 10_000

/**
 * Connects the SDK again if nothing has come some seconds after the network is back: a request at that
 * moment may never arrive, and the SDK would wait 45 seconds for its answer. Once for each return, because
 * a slow answer must not be interrupted again and again.
 */
function restartWhenStuck(db: Firestore) {
  let timer: ReturnType<typeof setTimeout> | undefined
  window.addEventListener('online', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (isAnyUnanswered()) void disableNetwork(db).then(() => enableNetwork(db))
    }, answerTimeout)
  })
}

/**
 * Pages that follow data show days, which the device's clock may have wrong.
 *
 * @throws Error when a part of the code cannot be loaded; the next call tries again
 */
export async function openListener() {
  void readServerClock()
  return createListener(await openDatabase())
}

/** The documents of a snapshot that changed. */
export type SnapshotChanges<Item> = {
  upserted: Item[]
  removed: string[]
  /** The server has not confirmed that nothing is missing. */
  fromCache: boolean
  /** `upserted` is all that is listened to, as in a listener's first answer from the server. */
  isWhole: boolean
  /** How many documents it holds now. */
  size: number
}

export type CollectionObserver<Item> = {
  onSnapshot: (changes: SnapshotChanges<Item>) => void
  /** The listener is closed; it will be opened again. */
  onError: (error: AppError) => void
}

/**
 * The target of a listener: a whole collection by its path, or those of its documents that meet the conditions, so many
 * at most, and the newest of them where that matters. The same of all collections of a name, whose documents have their
 * paths as ids.
 */
export type Source = string | (({ path: string } | { group: string }) & Part)

type Part = { where?: readonly Condition[]; newestBy?: string; most?: number }

export type Condition = readonly [
  field: string,
  is: '==' | '>=' | '<' | 'in',
  value: string | boolean | Date | readonly string[],
]

function queryOf(db: Firestore, source: Source) {
  if (typeof source === 'string') return collection(db, source)
  const { where: conditions = [], newestBy, most } = source
  return query(
    'group' in source ? collectionGroup(db, source.group) : collection(db, source.path),
    ...conditions.map((one) => where(...one)),
    ...(newestBy === undefined ? [] : [orderBy(newestBy, 'desc')]),
    ...(most === undefined ? [] : [limit(most)]),
  )
}

/** The name of a collection, without the ids above it. */
function nameOf(source: Source) {
  if (typeof source === 'object' && 'group' in source) return source.group
  const path = typeof source === 'string' ? source : source.path
  return path.slice(path.lastIndexOf('/') + 1)
}

/** @param hasServer false: there is only the local cache, and its answers count */
export function createListener(db: Firestore, { hasServer = true } = {}) {
  /** Listens to documents, and again after each failure, until the signal is aborted. */
  return function listenToCollection<Item>(
    source: Source,
    read: (id: string, data: DocumentData) => Item,
    signal: AbortSignal,
    observer: CollectionObserver<Item>,
  ): void {
    let wasLogged = false
    const idOf = ({ id, ref }: QueryDocumentSnapshot) =>
      typeof source === 'object' && 'group' in source ? ref.path : id
    const toItem = (found: QueryDocumentSnapshot) =>
      read(idOf(found), found.data({ serverTimestamps: 'estimate' }))

    resubscribe(
      signal,
      ({ onSnapshot: handleSnapshot, onError }) => {
        let isFirst = true
        let wasFromCache: boolean | undefined
        return onSnapshot(
          queryOf(db, source),
          { includeMetadataChanges: true },
          (snapshot) => {
            const fromCache = hasServer && snapshot.metadata.fromCache
            const isWhole = isFirst && !fromCache
            handleSnapshot(fromCache)
            // Before the server's first answer the cache holds a part at most.
            const changes = isFirst ? [] : snapshot.docChanges()
            if (!isWhole && changes.length === 0 && fromCache === wasFromCache) return
            if (!fromCache) {
              isFirst = false
              wasLogged = false
            }
            wasFromCache = fromCache
            const isRemoved = ({ type }: (typeof changes)[0]) => type === 'removed'
            const upserted = changes
              .filter((change) => !isRemoved(change))
              .map((change) => change.doc)
            observer.onSnapshot({
              upserted: (isWhole ? snapshot.docs : upserted).map(toItem),
              removed: changes.filter(isRemoved).map((change) => idOf(change.doc)),
              fromCache,
              isWhole,
              size: snapshot.size,
            })
          },
          onError,
        )
      },
      (error) => {
        // eslint-disable-next-line no-console -- section 8 of the specification: listener errors are logged
        if (!wasLogged) console.error(`Listener of ${nameOf(source)}: ${error.code}`)
        wasLogged = true
        observer.onError(error)
      },
      observer.onError,
    )
  }
}

type DocumentObserver = {
  /** The data is undefined if there is no document. */
  onAnswer: (answer: { data: DocumentData | undefined; fromCache: boolean }) => void
  onError: (error: AppError) => void
}

/** Follows a document, and again after each failure, until the signal is aborted. */
export async function listenToDocument(
  path: string,
  id: string,
  signal: AbortSignal,
  observer: DocumentObserver,
): Promise<void> {
  const db = await openDatabase()
  resubscribe(
    signal,
    ({ onSnapshot: handleSnapshot, onError }) =>
      onSnapshot(
        doc(db, path, id),
        { includeMetadataChanges: true },
        (found) => {
          const { fromCache } = found.metadata
          handleSnapshot(fromCache)
          observer.onAnswer({ data: found.data(), fromCache })
        },
        onError,
      ),
    observer.onError,
  )
}
