import {
  collection,
  disableNetwork,
  doc,
  enableNetwork,
  onSnapshot,
  waitForPendingWrites,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import type { FirebaseApp } from 'firebase/app'
import type { Env } from '@/shared/config/parseEnv'
import { toAppError } from '@/shared/firebase/errors'
import { closeDatabase, openDatabase } from '@/shared/firebase/fullDatabase'
import { createReader } from '@/shared/firebase/readDocument'
import type { Answer, Ask, Host } from './messages'
import { newestFirst } from './newestFirst'

/** Milliseconds between looks at whether the SDK still takes calls. */
const beat = 1_000
/** Records up to which a first answer is said in one piece. */
const few = 1_000
/** As many of the newest as the longest page of a list shows, twice. */
const newestCount = 200
/** Records in a piece of a larger one: some milliseconds of the page's time. */
const pieceSize = 500

type CollectionAsk = Extract<Ask, { kind: 'watchCollection' }>
type ExistenceAsk = Extract<Ask, { kind: 'watchExistence' }>

/** Starts the SDK that listens, in a worker or in the page itself, and answers what is asked of it. */
export async function createHost(
  app: FirebaseApp,
  env: Env,
  say: (answer: Answer) => void,
): Promise<Host> {
  const database = await openDatabase(app, env)
  const closing = new Map<number, () => void>()
  // The device's writes wait for a server for ever, and so would each look at them.
  const watching = __DEVICE__ ? undefined : setInterval(look, beat)

  /** After an "INTERNAL ASSERTION FAILED" the SDK takes no call any more, and tells nobody. */
  function look() {
    try {
      // Asks nobody.
      waitForPendingWrites(database).catch(() => {})
    } catch {
      clearInterval(watching)
      say({ kind: 'broke' })
    }
  }

  const fail = (id: number) => (thrown: unknown) => {
    closing.delete(id)
    say({ kind: 'failed', id, error: toAppError(thrown) })
  }

  function watchCollection({ id, name, fields }: CollectionAsk) {
    const { read, pack } = createReader(fields)
    const valuesOf = (document: QueryDocumentSnapshot) =>
      pack(read(document.id, document.data({ serverTimestamps: 'estimate' })))
    let isFirstAnswer = true

    function sayWhole(documents: readonly QueryDocumentSnapshot[]) {
      const size = documents.length
      const isLarge = size > few
      const ordered = isLarge ? newestFirst(documents) : documents
      if (isLarge) {
        say({ kind: 'began', id, newest: ordered.slice(0, newestCount).map(valuesOf), size })
      }
      const piece = isLarge ? pieceSize : few
      for (let at = 0; at < size; at += piece) {
        say({ kind: 'part', id, records: ordered.slice(at, at + piece).map(valuesOf) })
      }
      say({ kind: 'whole', id })
    }

    return onSnapshot(
      collection(database, name),
      { includeMetadataChanges: true },
      (snapshot) => {
        const fromCache = snapshot.metadata.fromCache && !__DEVICE__
        if (isFirstAnswer && !fromCache) {
          isFirstAnswer = false
          sayWhole(snapshot.docs)
          return
        }
        // What the SDK still has of an earlier listener is in the slice; the server's answer follows.
        const changes = isFirstAnswer ? [] : snapshot.docChanges()
        const isGone = ({ type }: (typeof changes)[0]) => type === 'removed'
        say({
          kind: 'changed',
          id,
          upserted: changes.filter((change) => !isGone(change)).map((it) => valuesOf(it.doc)),
          removed: changes.filter(isGone).map((it) => it.doc.id),
          fromCache,
        })
      },
      fail(id),
    )
  }

  const watchExistence = ({ id, collection: name, document }: ExistenceAsk) =>
    onSnapshot(
      doc(database, name, document),
      { includeMetadataChanges: true },
      (found) =>
        say({
          kind: 'existence',
          id,
          exists: found.exists(),
          fromCache: found.metadata.fromCache,
        }),
      fail(id),
    )

  function watch(ask: CollectionAsk | ExistenceAsk) {
    try {
      closing.set(
        ask.id,
        ask.kind === 'watchCollection' ? watchCollection(ask) : watchExistence(ask),
      )
    } catch (thrown) {
      fail(ask.id)(thrown)
    }
  }

  function close(id: number) {
    const closeListener = closing.get(id)
    closing.delete(id)
    closeListener?.()
  }

  /** What is asked of an SDK that has broken down throws; `look` finds that. */
  function ifItWorks(work: () => unknown) {
    try {
      void Promise.resolve(work()).catch(() => {})
    } catch {
      look()
    }
  }

  return {
    ask(ask) {
      if (ask.kind === 'watchCollection' || ask.kind === 'watchExistence') watch(ask)
      if (ask.kind === 'close') ifItWorks(() => close(ask.id))
      if (ask.kind === 'switchNetwork') {
        ifItWorks(() => (ask.isOn ? enableNetwork(database) : disableNetwork(database)))
      }
    },
    stop() {
      clearInterval(watching)
      closing.clear()
      closeDatabase(database)
    },
  }
}
