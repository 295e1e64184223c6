import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { object, string, type InferType, type ObjectSchema } from 'yup'
import { firestoreApi } from '@/shared/firestore/api'
import { createLiveCollection } from '@/shared/firestore/liveCollection'
import { sessionChanged } from '@/shared/firestore/liveState'
import type { Live } from '@/shared/firestore/readDocument'
import { timestamp } from '@/shared/validation/dates'

const schema = object({ name: string(), createdAt: timestamp(), updatedAt: timestamp() })
type Fields = InferType<typeof schema>
type Item = Live<Fields>

/** The schema never comes, so that nobody is asked: what a listener brings is dispatched here. */
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
    /** Of the slice, with whatever is still to be done. */
    read: async () => {
      await vi.advanceTimersByTimeAsync(1)
      return samples.selectState(store.getState())
    },
  }
}

test('a list is loading as soon as somebody looks at it, and asked for once however many do', async () => {
  const { listen, receive, read } = makeStore()
  void listen()
  expect((await read()).status).toBe('loading')
  receive([anItem('a')])
  void listen()
  expect((await read()).status).toBe('ready')
})

test('it is followed for a minute after the last one has left, and then says that it is not', async () => {
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

test('whoever comes back within the minute finds it followed all the time', async () => {
  const { listen, receive, read } = makeStore()
  const first = listen()
  receive([anItem('a')])
  first.unsubscribe()
  await vi.advanceTimersByTimeAsync(0.9 * minute)
  void listen()
  await vi.advanceTimersByTimeAsync(5 * minute)
  expect(await read()).toMatchObject({ status: 'ready', staleSince: null })
})

test('a list that is followed again right after all were given up does not end as one nobody follows', async () => {
  const { store, listen, receive, read } = makeStore()
  void listen()
  receive([anItem('a')])
  await read()

  store.dispatch(firestoreApi.util.resetApiState())
  void listen()
  expect(await read()).toMatchObject({ status: 'loading', ids: ['a'] })

  // The same as one session follows another.
  store.dispatch(firestoreApi.util.resetApiState())
  store.dispatch(sessionChanged())
  void listen()
  expect(await read()).toMatchObject({ status: 'loading', ids: [] })
})

test('a list that was given up and not followed again says so', async () => {
  const { store, listen, receive, read } = makeStore()
  void listen()
  receive([anItem('a')])
  await read()
  store.dispatch(firestoreApi.util.resetApiState())
  expect(await read()).toMatchObject({ status: 'idle', staleSince: expect.any(Number) as number })
})

test('newest first, and those without a date at the end as they came', () => {
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

test('where the last change counts, what was changed last comes first', () => {
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

test('before its slice has joined the store it is empty, and always the same nothing', () => {
  expect(samples.selectState({})).toMatchObject({ status: 'idle', ids: [] })
  expect(samples.selectAll({})).toEqual([])
  expect(samples.selectAll({})).toBe(samples.selectAll({ other: 1 }))
  expect(samples.selectById({}, 'a')).toBeUndefined()
})

test('a record is found by its id, and none by what is no id', () => {
  const { store, listen, receive } = makeStore()
  void listen()
  const item = anItem('a', { name: 'Sample' })
  receive([item])
  expect(samples.selectById(store.getState(), 'a')).toEqual(item)
  for (const id of ['b', '', 'constructor', 'toString', '__proto__']) {
    expect(samples.selectById(store.getState(), id), id).toBeUndefined()
  }
})
