import {
  collection,
  onSnapshot,
  type DocumentData,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore'
import type { Change, CollectionObserver } from './collectionTypes'
import { watchConnection, type Connection } from './connection'
import { toAppError, type AppError } from './errors'
import { fullDatabase, openDatabase } from './fullDatabase'
import { keepOpen, type Handlers } from './keepOpen'
import { probe, readAllHighest } from './lite'
import { network } from './network'
import { readAnswer, type Reading } from './readAnswer'
import { millisOf } from './readDocument'

/** After an "INTERNAL ASSERTION FAILED" of the SDK, until the server answers anew. */
const brokenDown: AppError = {
  code: 'internal',
  message: 'The connection broke down. If this stays, reload the page: what you typed is kept.',
}

/** How many of the newest are asked for ahead of all: a page of a list. */
const aheadCount = 50

let openListeners = 0
/** Listeners that have yet to hear from the server what their collection holds. */
const loading = new Set<object>()
let connection: Connection | undefined

export type Source<Item> = {
  /** Of the collection. */
  name: string
  read: (id: string, data: DocumentData) => Item
  /** Its documents have a `createdAt`: the newest are asked for ahead of all. */
  isDated: boolean
}

/**
 * Opens a listener and keeps it open, whatever happens, until the returned function is called.
 *
 * @param isWanted asked once everything is ready: whoever logs out meanwhile may read nothing any more, and
 *   what were asked for then would be refused
 */
export async function listen<Item>(
  { name, read, isDated }: Source<Item>,
  observer: CollectionObserver<Item>,
  isWanted: () => boolean,
): Promise<() => void> {
  await openDatabase()
  if (!isWanted()) return () => {}
  let hasFailed = false
  let wasWhole = false

  openListeners += 1
  if (!__DEVICE__) connection ??= watchConnection(network, probe, () => loading.size > 0)
  const self = {}
  let reading: Reading | undefined
  const open = ({ heard, failed }: Handlers) => {
    loading.add(self)
    let isFirstAnswer = true
    let isOpen = true
    let wasFromCache: boolean | undefined
    if (isDated && !wasWhole) {
      void newestOf(name).then((documents) => {
        if (documents.length === 0 || !isFirstAnswer || !isOpen) return
        observer.began({ newest: documents.map(({ id, data }) => read(id, data)), size: null })
      })
    }
    const unsubscribe = onSnapshot(
      collection(fullDatabase(), name),
      { includeMetadataChanges: true },
      (snapshot) => {
        reading?.finish()
        const fromCache = snapshot.metadata.fromCache && !__DEVICE__
        const isWhole = !fromCache && isFirstAnswer
        if (fromCache) loading.add(self)
        else {
          loading.delete(self)
          connection?.heard()
          heard()
          hasFailed = false
          isFirstAnswer = false
        }
        const isOtherSource = fromCache !== wasFromCache
        wasFromCache = fromCache
        if (isWhole) {
          wasWhole = true
          reading = readAnswer(snapshot.docs, (document) => itemOf(document, read), {
            began: (newest) => observer.began({ newest, size: snapshot.size }),
            ended: (upserted) =>
              observer.changed({ upserted, removed: [], fromCache: false, isWhole: true }),
          })
          return
        }
        // What the SDK still has of an earlier listener is in the slice; the server's answer follows.
        if (isFirstAnswer) return
        const news = changesOf(snapshot, read)
        if (news.upserted.length > 0 || news.removed.length > 0 || isOtherSource) {
          observer.changed({ ...news, fromCache, isWhole: false })
        }
      },
      (thrown) => {
        isOpen = false
        reading?.finish()
        const error = toAppError(thrown)
        // eslint-disable-next-line no-console -- SPEC.md section 8: listener errors are logged
        if (!hasFailed) console.error(`Listener of ${name}: ${error.code}`)
        hasFailed = true
        loading.delete(self)
        observer.failed(error)
        failed()
      },
    )
    return () => {
      isOpen = false
      reading?.stop()
      unsubscribe()
    }
  }
  const close = keepOpen(open, () => observer.failed(brokenDown))

  return () => {
    close()
    loading.delete(self)
    openListeners -= 1
    if (openListeners === 0) {
      connection?.stop()
      connection = undefined
    }
  }
}

/**
 * The newest documents of a collection, which all of it would bring after tens of megabytes. By a request
 * of its own: it does not stand behind them, and the SDK that listens, which a public page loads, too,
 * need not know queries. None where the collection is no longer than that, or the server cannot be asked:
 * the listener says why.
 */
async function newestOf(name: string) {
  // What is on this device is here at once.
  if (__DEVICE__) return []
  const newest = await readAllHighest(name, 'createdAt', aheadCount).catch(() => [])
  // What is no date, a text for example, stands before all dates in the service's order.
  const areDated = newest.every(({ data }) => millisOf(data.createdAt) !== null)
  return newest.length === aheadCount && areDated ? newest : []
}

type Reader<Item> = (id: string, data: DocumentData) => Item
type News<Item> = Pick<Change<Item>, 'upserted' | 'removed'>

const itemOf = <Item>(document: QueryDocumentSnapshot, read: Reader<Item>) =>
  read(document.id, document.data({ serverTimestamps: 'estimate' }))

function changesOf<Item>(snapshot: QuerySnapshot, read: Reader<Item>): News<Item> {
  const news: News<Item> = { upserted: [], removed: [] }
  for (const { type, doc } of snapshot.docChanges()) {
    if (type === 'removed') news.removed.push(doc.id)
    else news.upserted.push(itemOf(doc, read))
  }
  return news
}
