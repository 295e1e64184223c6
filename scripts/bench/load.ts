import { isDeepStrictEqual, parseArgs } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import { initializeApp } from 'firebase/app'
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
  type QuerySnapshot,
} from 'firebase/firestore'
import {
  connectFirestoreEmulator as connectLite,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel as setLiteLogLevel,
} from 'firebase/firestore/lite'
import { demoAdmin } from '@/shared/config/demo'
import { demoProjectId } from '@/shared/config/parseEnv'
import { toAppError, wasRefused, withinTime } from '@/shared/firestore/errors'
import { newSubmissionId } from '@/shared/requests/reference'
import { startStack } from '@scripts/emulators/stack'
import { reportFigure } from '@scripts/bench/measure/report'
import { aRegistration } from '@scripts/samples/records'
import { aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { aDiamondRequest, aGrowthFundRequest, aLandRequest } from '@scripts/samples/requestRecords'

// 200 visitors send a form at the same moment while 5 administrators listen. Fails where a
// submission is refused, lost, doubled or changed, or where administrators see different lists.
// `-- 1000` takes another number of visitors.
const { positionals } = parseArgs({ allowPositionals: true })
const visitorCount = Number(positionals[0] ?? 200)
/** Milliseconds after the last answer in which every list has to be complete. */
const timeLimit = 30_000
/** Milliseconds after which an answer is lost; longer than a page waits. */
const answerLimit = 120_000

// Failures are counted and printed below.
setLogLevel('silent')
setLiteLogLevel('silent')

const forms = {
  New_Registration: aRegistration,
  growth_fund_req: aGrowthFundRequest,
  diamond_member_req: aDiamondRequest,
  land_bank_req: aLandRequest,
  monthly_meeting_req: aMeetingAnswer,
}

/** The collections that visitors write to. */
const formCollections = Object.keys(forms) as (keyof typeof forms)[]

const { firestore, auth, ...stack } = await startStack()
if (!firestore || !auth) throw new Error(`This needs the emulators, but: ${stack.backend}`)
const errors: string[] = []
try {
  const administrators = await Promise.all([1, 2, 3, 4, 5].map(openAdministrator))
  const [first] = administrators
  const before = sizesOf(first!.lists)
  const visitors = Array.from({ length: visitorCount }, (_, n) => aVisitor(n))

  const start = performance.now()
  const answers = await Promise.allSettled(visitors.map((visitor) => visitor.submit()))
  const lastAnswer = performance.now() - start
  const isComplete = () =>
    administrators.every(({ lists }) => visitors.every((it) => lists[it.collection]!.has(it.id)))
  while (!isComplete() && performance.now() < start + lastAnswer + timeLimit) await wait(20)
  const complete = performance.now() - start

  const times = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  reportFigure(`a submission, of ${visitorCount} at once`, times, 'ms')
  reportFigure('the last answer', [lastAnswer], 'ms')
  reportFigure('every list is complete', [complete], 'ms')

  for (const answer of answers) {
    if (answer.status === 'rejected') errors.push(`refused: ${toAppError(answer.reason).code}`)
  }
  const after = sizesOf(first!.lists)
  for (const name of formCollections) {
    const sent = visitors.filter((visitor) => visitor.collection === name).length
    if (after[name] !== before[name]! + sent) errors.push(`${name} has ${after[name]} records`)
  }
  errors.push(...visitors.flatMap((it) => problemOf(it, first!.lists[it.collection]!)))
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

function sizesOf(lists: Record<string, List>): Record<string, number> {
  return Object.fromEntries(Object.entries(lists).map(([name, { size }]) => [name, size]))
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

  const lists: Record<string, List> = {}
  const listen = (of: string) => {
    const list: List = (lists[of] = new Map())
    return new Promise<void>((resolve, reject) => {
      const onChange = (snapshot: QuerySnapshot) => {
        for (const { type, doc } of snapshot.docChanges()) {
          if (type === 'removed') list.delete(doc.id)
          else list.set(doc.id, JSON.stringify(doc.data()))
        }
        if (!snapshot.metadata.fromCache) resolve()
      }
      onSnapshot(collection(db, of), { includeMetadataChanges: true }, onChange, (error) => {
        errors.push(`${name}, ${of}: ${error.code}`)
        reject(error)
      })
    })
  }
  await Promise.all(formCollections.map(listen))
  return { name, lists, stop: () => terminate(db) }
}

function problemOf({ collection: name, id, values }: Visitor, list: List): string[] {
  const found = list.get(id)
  if (found === undefined) return [`${name}/${id} is lost`]
  const { createdAt, ...fields } = JSON.parse(found) as Record<string, unknown>
  return createdAt && isDeepStrictEqual(fields, values) ? [] : [`${name}/${id} is changed`]
}

type Visitor = ReturnType<typeof aVisitor>

/** Visitor number n, on a device of their own, with a form filled in. */
function aVisitor(n: number) {
  const name = formCollections[n % formCollections.length]!
  const { createdAt: _, ...values } = forms[name](20_000 + n).data
  const id = newSubmissionId()
  const db = getFirestore(initializeApp({ projectId: demoProjectId }, `visitor ${n}`))
  connectLite(db, firestore!.host, firestore!.port)
  const document = doc(db, name, id)

  /** As `submit` of shared/firestore does, which has one database for all. */
  async function store() {
    try {
      await setDoc(document, { ...values, createdAt: serverTimestamp() })
    } catch (thrown) {
      if (!wasRefused(thrown)) throw thrown
      await setDoc(document, values, { merge: true })
    }
  }

  /** Sends the form. Resolves with the milliseconds until the first answer. */
  async function submit(): Promise<number> {
    const start = performance.now()
    await withinTime(store(), answerLimit)
    const millis = performance.now() - start
    // One visitor of five lost the answer and sends the form again, each time another form.
    if (n % 5 === Math.floor(n / 5) % 5) await withinTime(store(), answerLimit)
    return millis
  }
  return { collection: name, id, values: values as Record<string, unknown>, submit }
}
