import type { DocumentData } from 'firebase/firestore'
import type { Change, CollectionObserver } from './collectionTypes'
import { watchConnection, type Connection } from './connection'
import type { AppError } from './errors'
import { keepOpen, type Handlers } from './keepOpen'
import { probe, readAllHighest } from './lite'
import { network } from './network'
import { createUnpacker, millisOf, type Fields } from './readDocument'
import { openSdk, watchCollection, type CollectionAnswer } from '@/shared/firebase/worker/client'

/** After an "INTERNAL ASSERTION FAILED" of the SDK, until the server answers anew. */
const brokenDown: AppError = {
  code: 'internal',
  message: 'The connection broke down. If this stays, reload the page: what you typed is kept.',
}

/** How many of the newest are asked for ahead of all: a page of a list. */
const aheadCount = 50

type Of<Kind extends CollectionAnswer['kind']> = Extract<CollectionAnswer, { kind: Kind }>

let openListeners = 0
/** Listeners that have yet to hear from the server what their collection holds. */
const loading = new Set<object>()
let connection: Connection | undefined

export type ListenedCollection<Item> = {
  /** Of the collection. */
  name: string
  fields: Fields
  read: (id: string, data: DocumentData) => Item
  /** Its documents have a `createdAt`: the newest are asked for ahead of all. */
  isDated: boolean
}

/**
 * Opens a listener and keeps it open, whatever happens, until the returned function is called.
 *
 * @param isWanted asked once everything is ready: whoever logs out meanwhile may read nothing any more, and
 *   what were asked for then would be refused
 * @throws Error when the SDK's code cannot be loaded
 */
export async function listen<Item>(
  { name, fields, read, isDated }: ListenedCollection<Item>,
  observer: CollectionObserver<Item>,
  isWanted: () => boolean,
): Promise<() => void> {
  await openSdk()
  if (!isWanted()) return () => {}
  let hasFailed = false
  let wasWhole = false

  openListeners += 1
  if (!__DEVICE__) connection ??= watchConnection(network, probe, () => loading.size > 0)
  const self = {}
  const open = ({ heard, failed }: Handlers) => {
    loading.add(self)
    let isFirstAnswer = true
    let isOpen = true
    let wasFromCache: boolean | undefined
    let first: Item[] = []
    // Ends with the listener, and with it the texts it has in common.
    const unpack = createUnpacker<Item>(fields)
    if (isDated && !wasWhole) {
      void askNewest(name).then((documents) => {
        if (documents.length === 0 || !isFirstAnswer || !isOpen) return
        observer.began({
          newest: documents.map(({ id, data }) => read(id, data)),
          size: null,
        })
      })
    }

    /** The server has said something. */
    function hear() {
      connection?.heard()
      heard()
      hasFailed = false
      isFirstAnswer = false
    }

    const hears: { [Kind in CollectionAnswer['kind']]: (answer: Of<Kind>) => void } = {
      began({ newest, size }) {
        hear()
        observer.began({ newest: newest.map(unpack), size })
      },
      part({ records }) {
        hear()
        for (const record of records) first.push(unpack(record))
      },
      whole() {
        hear()
        loading.delete(self)
        wasWhole = true
        wasFromCache = false
        const upserted = first
        first = []
        observer.changed({ upserted, removed: [], fromCache: false, isWhole: true })
      },
      changed({ upserted, removed, fromCache }) {
        if (fromCache) loading.add(self)
        else {
          loading.delete(self)
          hear()
        }
        const isOtherSource = fromCache !== wasFromCache
        wasFromCache = fromCache
        if (isFirstAnswer || (upserted.length + removed.length === 0 && !isOtherSource)) return
        const news: Change<Item> = {
          upserted: upserted.map(unpack),
          removed,
          fromCache,
          isWhole: false,
        }
        observer.changed(news)
      },
      failed({ error }) {
        isOpen = false
        // eslint-disable-next-line no-console -- SPEC.md section 8: listener errors are logged
        if (!hasFailed) console.error(`Listener of ${name}: ${error.code}`)
        hasFailed = true
        loading.delete(self)
        observer.failed(error)
        failed()
      },
    }
    const close = watchCollection({ name, fields }, (answer) => {
      if (isOpen) (hears[answer.kind] as (told: CollectionAnswer) => void)(answer)
    })
    return () => {
      isOpen = false
      close()
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
async function askNewest(name: string) {
  // What is on this device is here at once.
  if (__DEVICE__) return []
  const newest = await readAllHighest(name, 'createdAt', aheadCount).catch(() => [])
  // What is no date, a text for example, stands before all dates in the service's order.
  const areDated = newest.every(({ data }) => millisOf(data.createdAt) !== null)
  return newest.length === aheadCount && areDated ? newest : []
}
