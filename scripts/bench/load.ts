import { isDeepStrictEqual, parseArgs } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  onSnapshot,
  setLogLevel,
  terminate,
} from 'firebase/firestore'
import { demoAdmin } from '@/shared/config/demo'
import { demoProjectId } from '@/shared/config/parseEnv'
import { toAppError } from '@/shared/firestore/errors'
import { startStack } from '@scripts/emulators'
import { reportFigure } from '@scripts/measure/report'
import { aVisitor, formCollections, type Visitor } from './visitors'

// 200 visitors send a form at the same moment while 5 administrators listen. Fails where a
// submission is refused, lost, doubled or changed, or where administrators see different lists.
// `-- 1000` takes another number of visitors.
const { positionals } = parseArgs({ allowPositionals: true })
const visitorCount = Number(positionals[0] ?? 200)
/** Milliseconds after the last answer in which every list has to be complete. */
const timeLimit = 30_000

// Failures are counted and printed below.
setLogLevel('silent')

const { firestore, auth, ...stack } = await startStack()
if (!firestore || !auth) throw new Error(`This needs the emulators, but: ${stack.backend}`)
const errors: string[] = []
try {
  const administrators = await Promise.all([1, 2, 3, 4, 5].map(openAdministrator))
  const [first] = administrators
  const before = first!.lists.map(({ size }) => size)
  const visitors = Array.from({ length: visitorCount }, (_, n) => aVisitor(n, firestore))

  const start = performance.now()
  const answers = await Promise.allSettled(visitors.map((visitor) => visitor.submit()))
  const lastAnswer = performance.now() - start
  const isComplete = () =>
    administrators.every(({ list }) => visitors.every((it) => list(it.collection).has(it.id)))
  while (!isComplete() && performance.now() < start + lastAnswer + timeLimit) await wait(20)
  const complete = performance.now() - start

  const times = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  reportFigure(`a submission, of ${visitorCount} at once`, times, 'ms')
  reportFigure('the last answer', [lastAnswer], 'ms')
  reportFigure('every list is complete', [complete], 'ms')

  for (const answer of answers) {
    if (answer.status === 'rejected') errors.push(`refused: ${toAppError(answer.reason).code}`)
  }
  for (const [at, name] of formCollections.entries()) {
    const sent = visitors.filter((visitor) => visitor.collection === name).length
    const { size } = first!.list(name)
    if (size !== before[at]! + sent) errors.push(`${name} has ${size} records`)
  }
  errors.push(...visitors.flatMap((visitor) => problemOf(visitor, first!.list(visitor.collection))))
  for (const { name, lists } of administrators) {
    if (!isDeepStrictEqual(lists, first!.lists)) errors.push(`${name} sees other lists`)
  }
  await Promise.all(administrators.map(({ stop }) => stop()))
  console.log(`${errors.length} errors`)
  for (const error of errors.slice(0, 20)) console.error(error)
  if (errors.length > 0) process.exitCode = 1
} finally {
  await stack.stop()
}

/** A list as an administrator sees it: of each document the fields as JSON, by its id. */
type List = Map<string, string>

/** Signs in and listens to all forms' collections as the site does; resolves once all are there. */
async function openAdministrator(number: number) {
  const name = `administrator ${number}`
  const app = initializeApp({ projectId: demoProjectId, apiKey: 'none' }, name)
  const session = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(session, `http://${auth!.host}:${auth!.port}`, { disableWarnings: true })
  await signInWithEmailAndPassword(session, demoAdmin.email, demoAdmin.password)
  const db = initializeFirestore(app, {})
  connectFirestoreEmulator(db, firestore!.host, firestore!.port)

  const lists: List[] = formCollections.map(() => new Map())
  const list = (of: string) => lists[formCollections.findIndex((each) => each === of)]!
  const closers: (() => void)[] = []
  const listen = (of: string) =>
    new Promise<void>((resolve, reject) => {
      const close = onSnapshot(
        collection(db, of),
        { includeMetadataChanges: true },
        (snapshot) => {
          for (const { type, doc } of snapshot.docChanges()) {
            if (type === 'removed') list(of).delete(doc.id)
            else list(of).set(doc.id, JSON.stringify(sorted(doc.data())))
          }
          if (!snapshot.metadata.fromCache) resolve()
        },
        (error) => {
          errors.push(`${name}, ${of}: ${error.code}`)
          reject(error)
        },
      )
      closers.push(close)
    })
  await Promise.all(formCollections.map(listen))

  async function stop() {
    for (const close of closers) close()
    await terminate(db)
    await deleteApp(app)
  }
  return { name, lists, list, stop }
}

function sorted(fields: object): object {
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function problemOf({ collection: name, id, values }: Visitor, list: List): string[] {
  const found = list.get(id)
  if (found === undefined) return [`${name}/${id} is lost`]
  const { createdAt, ...fields } = JSON.parse(found) as Record<string, unknown>
  return createdAt && isDeepStrictEqual(fields, values) ? [] : [`${name}/${id} is changed`]
}
