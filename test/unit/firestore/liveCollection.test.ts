import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { object, string, type InferType, type ObjectSchema } from 'yup'
import { firestoreApi } from '@/shared/firestore/api'
import { createLiveCollection } from '@/shared/firestore/live/liveCollection'
import { sessionChanged } from '@/shared/firestore/live/liveState'
import type { Live } from '@/shared/firestore/live/readDocument'
import { timestamp } from '@/shared/validation/dates'

const schema = object({ name: string(), createdAt: timestamp(), updatedAt: timestamp() })
type Fields = InferType<typeof schema>
type Item = Live<Fields>

/** The schema never loads, so nothing is fetched; the tests dispatch the listener’s actions. */
const noSchema = () => new Promise<ObjectSchema<Fields>>(() => {})

const samples = createLiveCollection({ name: 'samples', path: 'samples', schema: noSchema })
const changes = createLiveCollection({
  name: 'changes',
  path: 'changes',
  schema: noSchema,
  newestBy: 'updatedAt',
})

const minute = 60_000

const anItem = (id: string, fields: Partial<Item> = {}): Item => ({
  id,
  createdAt: '',
  createdAtMillis: null,
  ...fields,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function makeStore() {
  const store = configureStore({
    reducer: combineSlices(firestoreApi, samples.slice, changes.slice),
    middleware: (defaults) => defaults().concat(firestoreApi.middleware),
  })
  return {
    store,
    listen: () => store.dispatch(samples.endpoint.initiate()),
    receive: (upserted: Item[], of: typeof samples | typeof changes = samples) =>
      store.dispatch(
        of.slice.actions.snapshotReceived({
          upserted,
          removed: [],
          fromCache: false,
          isWhole: true,
          at: Date.now(),
        }),
      ),
    /** The state of the slice, after pending work. */
    read: async () => {
      await vi.advanceTimersByTimeAsync(1)
      return samples.selectState(store.getState())
    },
  }
}

test('a list loads when the first component subscribes, and only once for several', async () => {
  const { listen, receive, read } = makeStore()
  void listen()
  expect((await read()).status).toBe('loading')
  receive([anItem('a')])
  void listen()
  expect((await read()).status).toBe('ready')
})

test('a minute after the last component has unsubscribed the list is stale', async () => {
  const { listen, receive, read } = makeStore()
  const [first, second] = [listen(), listen()]
  receive([anItem('a')])
  first.unsubscribe()
  await vi.advanceTimersByTimeAsync(5 * minute)
  expect((await read()).status).toBe('ready')

  second.unsubscribe()
  await vi.advanceTimersByTimeAsync(0.9 * minute)
  expect(await read()).toMatchObject({ status: 'ready', staleSince: null })
  await vi.advanceTimersByTimeAsync(0.2 * minute)
  const { status, staleSince, ids } = await read()
  expect([status, ids]).toEqual(['idle', ['a']])
  expect(Date.now() - staleSince!).toBeLessThan(0.2 * minute)
})

test('a component that subscribes again within the minute finds the list live', async () => {
  const { listen, receive, read } = makeStore()
  const first = listen()
  receive([anItem('a')])
  first.unsubscribe()
  await vi.advanceTimersByTimeAsync(0.9 * minute)
  void listen()
  await vi.advanceTimersByTimeAsync(5 * minute)
  expect(await read()).toMatchObject({ status: 'ready', staleSince: null })
})

test('a list that is subscribed again right after a reset is not marked as unsubscribed', async () => {
  const { store, listen, receive, read } = makeStore()
  void listen()
  receive([anItem('a')])
  await read()

  store.dispatch(firestoreApi.util.resetApiState())
  void listen()
  expect(await read()).toMatchObject({ status: 'loading', ids: ['a'] })

  // The same when the session changes.
  store.dispatch(firestoreApi.util.resetApiState())
  store.dispatch(sessionChanged())
  void listen()
  expect(await read()).toMatchObject({ status: 'loading', ids: [] })
})

test('a list that is not subscribed again after a reset is stale', async () => {
  const { store, listen, receive, read } = makeStore()
  void listen()
  receive([anItem('a')])
  await read()
  store.dispatch(firestoreApi.util.resetApiState())
  expect(await read()).toMatchObject({ status: 'idle', staleSince: expect.any(Number) as number })
})

test('the newest come first, and records without a date last', () => {
  const { store, listen, receive } = makeStore()
  void listen()
  receive([
    anItem('none'),
    anItem('old', { createdAtMillis: 1 }),
    anItem('no other'),
    anItem('new', { createdAtMillis: 9 }),
  ])
  const ids = samples.selectAll(store.getState()).map(({ id }) => id)
  expect(ids).toEqual(['new', 'old', 'none', 'no other'])
})

test('a collection can be sorted by the last change instead', () => {
  const { store, receive } = makeStore()
  void store.dispatch(changes.endpoint.initiate())
  receive(
    [
      anItem('early', { createdAtMillis: 9, updatedAtMillis: 1 }),
      anItem('late', { createdAtMillis: 1, updatedAtMillis: 9 }),
    ],
    changes,
  )
  expect(changes.selectAll(store.getState()).map(({ id }) => id)).toEqual(['late', 'early'])
})

test('the list is the same array until a record of it changes', () => {
  const { store, listen, receive } = makeStore()
  void listen()
  receive([anItem('a')])
  const all = samples.selectAll(store.getState())
  const error = { code: 'unavailable', message: 'The connection was lost.' }
  store.dispatch(samples.slice.actions.subscriptionFailed({ error, at: 1 }))
  expect(samples.selectAll(store.getState())).toBe(all)
})

test('before its slice is injected the list is the same empty array each time', () => {
  expect(samples.selectState({})).toMatchObject({ status: 'idle', ids: [] })
  expect(samples.selectAll({})).toEqual([])
  expect(samples.selectAll({})).toBe(samples.selectAll({ other: 1 }))
  expect(samples.selectById({}, 'a')).toBeUndefined()
})

test('a record is found by its id, and nothing by any other text', () => {
  const { store, listen, receive } = makeStore()
  void listen()
  const item = anItem('a', { name: 'Sample' })
  receive([item])
  expect(samples.selectById(store.getState(), 'a')).toEqual(item)
  for (const id of ['b', '', 'constructor', 'toString', '__proto__']) {
    expect(samples.selectById(store.getState(), id), id).toBeUndefined()
  }
})
