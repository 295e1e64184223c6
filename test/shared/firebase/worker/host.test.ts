import type { FirebaseApp } from 'firebase/app'
import type * as Sdk from 'firebase/firestore'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { object, string } from 'yup'
import { parseEnv } from '@/shared/config/parseEnv'
import { describeFields } from '@/shared/firebase/readDocument'
import { createHost } from '@/shared/firebase/worker/host'
import type { Answer } from '@/shared/firebase/worker/messages'
import { timestamp } from '@/shared/validation/timestamp'

type Snapshot = {
  docs: unknown[]
  docChanges: () => { type: string; doc: unknown }[]
  metadata: { fromCache: boolean }
}

/** The SDK, which takes no call any more once it has broken down. */
const sdk = vi.hoisted(() => ({
  isBroken: false,
  networks: [] as string[],
  closed: 0,
  ended: 0,
  tell: (_snapshot: unknown) => {},
  fail: (_error: unknown) => {},
}))

vi.mock('firebase/firestore', async (original) => {
  const ifItWorks = (act: () => void) => {
    if (sdk.isBroken) throw new Error('broken')
    act()
    return Promise.resolve()
  }
  return {
    ...(await original<typeof Sdk>()),
    initializeFirestore: () => ({}),
    connectFirestoreEmulator: () => {},
    collection: () => ({}),
    doc: () => ({}),
    waitForPendingWrites: () => ifItWorks(() => {}),
    enableNetwork: () => ifItWorks(() => sdk.networks.push('on')),
    disableNetwork: () => ifItWorks(() => sdk.networks.push('off')),
    terminate: () => ifItWorks(() => (sdk.ended += 1)),
    onSnapshot(_target: unknown, _options: unknown, tell: typeof sdk.tell, fail: typeof sdk.fail) {
      void ifItWorks(() => Object.assign(sdk, { tell, fail }))
      return () => void ifItWorks(() => (sdk.closed += 1))
    },
  }
})

const fields = describeFields(object({ name: string().label('Name'), createdAt: timestamp() }))
const said: Answer[] = []
const kinds = () => said.map(({ kind }) => kind)

function documentOf(at: number) {
  const data = { name: `Name ${at}`, createdAt: { toMillis: () => at } }
  return { id: `${at}`, data: () => data, get: () => data.createdAt }
}
const documents = (count: number) => Array.from({ length: count }, (_, at) => documentOf(at))

const answer = (docs: unknown[], fromCache = false): Snapshot => ({
  docs,
  docChanges: () => docs.map((doc) => ({ type: 'added', doc })),
  metadata: { fromCache },
})

async function open() {
  const app = {} as FirebaseApp
  const host = await createHost(app, parseEnv({}), (news) => said.push(structuredClone(news)))
  host.ask({ kind: 'watchCollection', id: 1, name: 'Some', fields })
  return host
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('__DEVICE__', false)
  said.length = 0
  Object.assign(sdk, { isBroken: false, networks: [], closed: 0, ended: 0 })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a small first answer is said at once, an empty one, too', async () => {
  await open()
  sdk.tell(answer(documents(1_000)))
  expect(said).toMatchObject([
    { kind: 'part', id: 1 },
    { kind: 'whole', id: 1 },
  ])
  expect(said[0]).toHaveProperty('records.length', 1_000)

  said.length = 0
  await open()
  sdk.tell(answer([]))
  expect(said).toEqual([{ kind: 'whole', id: 1 }])
})

test('of a large one the newest come first, then each record once, in pieces', async () => {
  await open()
  sdk.tell(answer(documents(1_201)))

  expect(kinds()).toEqual(['began', 'part', 'part', 'part', 'whole'])
  const [began, ...parts] = said
  if (began?.kind !== 'began') throw new Error('It has not begun')
  expect(began.size).toBe(1_201)
  expect(began.newest).toHaveLength(200)
  const names = parts.flatMap((part) =>
    part.kind === 'part' ? part.records.map(([name]) => name) : [],
  )
  expect(began.newest[0]).toContain('Name 1200')
  expect(new Set(names).size).toBe(1_201)
})

test('before the first answer of the server nothing of the cache is said but that it is one', async () => {
  await open()
  sdk.tell(answer(documents(3), true))
  sdk.tell(answer(documents(2)))

  expect(said[0]).toEqual({ kind: 'changed', id: 1, upserted: [], removed: [], fromCache: true })
  expect(kinds()).toEqual(['changed', 'part', 'whole'])
})

test('later a change is its documents alone', async () => {
  await open()
  sdk.tell(answer(documents(2)))
  said.length = 0
  sdk.tell({
    ...answer(documents(2)),
    docChanges: () => [
      { type: 'modified', doc: documentOf(1) },
      { type: 'removed', doc: documentOf(0) },
    ],
  })

  expect(said).toMatchObject([{ kind: 'changed', removed: ['0'], fromCache: false }])
  const [change] = said
  expect(change?.kind === 'changed' && change.upserted).toHaveLength(1)
})

test('an error of a listener is said in the words of the app, and one that cannot be opened fails, too', async () => {
  const host = await open()
  sdk.fail({ code: 'permission-denied' })
  expect(said).toMatchObject([{ kind: 'failed', id: 1, error: { code: 'permission-denied' } }])

  sdk.isBroken = true
  host.ask({ kind: 'watchExistence', id: 2, collection: 'admins', document: 'someone' })
  expect(said[1]).toMatchObject({ kind: 'failed', id: 2 })
})

test('a closed listener is closed once, and the network is switched', async () => {
  const host = await open()
  host.ask({ kind: 'close', id: 1 })
  host.ask({ kind: 'close', id: 1 })
  host.ask({ kind: 'switchNetwork', isOn: false })
  host.ask({ kind: 'switchNetwork', isOn: true })

  expect(sdk.closed).toBe(1)
  expect(sdk.networks).toEqual(['off', 'on'])
})

test('that the SDK broke down is said within a second, once, whatever is asked of it', async () => {
  const host = await open()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(said).toEqual([])
  sdk.isBroken = true
  await vi.advanceTimersByTimeAsync(5_000)

  expect(kinds()).toEqual(['broke'])
  expect(() => host.ask({ kind: 'close', id: 1 })).not.toThrow()
  expect(() => host.ask({ kind: 'switchNetwork', isOn: true })).not.toThrow()
})

test('one that is put away ends its database and looks at it no more', async () => {
  const host = await open()
  host.stop()
  sdk.isBroken = true
  await vi.advanceTimersByTimeAsync(5_000)

  expect(sdk.ended).toBe(1)
  expect(said).toEqual([])
})
