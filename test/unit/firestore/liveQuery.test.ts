import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { number, object } from 'yup'
import { firestoreApi } from '@/shared/firestore/api'
import { backend } from '@/shared/firestore/backend'
import type { CollectionObserver } from '@/shared/firestore/listen'
import { liveQuery, type LiveList } from '@/shared/firestore/live/liveQuery'

type Item = { id: string; v: number }

const { endpoints } = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    listenEntriesOfSample: build.query<LiveList<Item>, string>(
      liveQuery({
        sourceOf: (id: string) => `samples/${id}/history`,
        schema: () => Promise.resolve(object({ v: number() })),
        toItem: ({ id, v = 0 }) => ({ id, v }),
        compare: (a, b) => b.v - a.v,
      }),
    ),
  }),
})

/** The listeners that are open, by what they listen to. */
const open = new Map<unknown, CollectionObserver<unknown>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(backend, 'loadListener').mockResolvedValue((source, read, signal, observer) => {
    const reading: CollectionObserver<unknown> = {
      ...observer,
      onSnapshot: ({ upserted, ...changes }) =>
        observer.onSnapshot({
          ...changes,
          upserted: (upserted as Item[]).map(({ id, ...data }) => read(id, data)),
        }),
    }
    open.set(source, reading)
    signal.addEventListener('abort', () => open.delete(source))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  open.clear()
})

function makeStore() {
  const store = configureStore({
    reducer: combineSlices(firestoreApi),
    middleware: (defaults) => defaults().concat(firestoreApi.middleware),
  })
  const list = () => endpoints.listenEntriesOfSample.select('a')(store.getState() as never).data
  return {
    store,
    list,
    listen: () => store.dispatch(endpoints.listenEntriesOfSample.initiate('a')),
  }
}

const source = 'samples/a/history'
const pending = () => vi.advanceTimersByTimeAsync(1)
const anAnswer = { removed: [], fromCache: false, isWhole: false, size: 0 }
const unavailable = { code: 'unavailable', message: 'The connection was lost.' }

test('a listener opens when it is first shown, and closes seconds after it was last', async () => {
  const { listen } = makeStore()
  const [first, second] = [listen(), listen()]
  await pending()
  expect([...open.keys()]).toEqual([source])

  first.unsubscribe()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(open.size).toBe(1)
  second.unsubscribe()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(open.size).toBe(0)
})

test('what is shown and left at once opens nothing that stays', async () => {
  const { listen } = makeStore()
  listen().unsubscribe()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(open.size).toBe(0)
})

test('the list is sorted, and follows what is added, changed and removed', async () => {
  const { listen, list } = makeStore()
  void listen()
  await pending()
  expect(list()).toMatchObject({ status: 'loading', items: [] })

  open.get(source)?.onSnapshot({
    ...anAnswer,
    isWhole: true,
    upserted: [1, 3, 2].map((v) => ({ id: `i${v}`, v })),
  })
  expect(list()?.items.map(({ v }) => v)).toEqual([3, 2, 1])
  const changed = [
    { id: 'i2', v: 9 },
    { id: 'i4', v: 4 },
  ]
  open.get(source)?.onSnapshot({ ...anAnswer, upserted: changed, removed: ['i3'] })
  expect(list()).toEqual({
    status: 'ready',
    items: [...changed, { id: 'i1', v: 1 }],
    error: null,
    staleSince: null,
    isWhole: true,
  })
})

test('after a failure the list stays, says since when it is not live, and comes back', async () => {
  const { listen, list } = makeStore()
  void listen()
  await pending()
  open.get(source)?.onSnapshot({ ...anAnswer, isWhole: true, upserted: [{ id: 'i1', v: 1 }] })
  const since = Date.now()

  open.get(source)?.onError(unavailable)
  await vi.advanceTimersByTimeAsync(5_000)
  open.get(source)?.onError(unavailable)
  expect(list()).toMatchObject({ status: 'failed', error: unavailable, staleSince: since })
  expect(list()?.items).toHaveLength(1)

  open.get(source)?.onSnapshot({ ...anAnswer, isWhole: true, upserted: [{ id: 'i2', v: 2 }] })
  expect(list()).toMatchObject({ status: 'ready', error: null, staleSince: null })
  expect(list()?.items).toEqual([{ id: 'i2', v: 2 }])
})

test('a list of which nothing has come is not called whole, also after a failure', async () => {
  const { listen, list } = makeStore()
  void listen()
  await pending()
  expect(list()).toMatchObject({ isWhole: false })
  open.get(source)?.onSnapshot({ ...anAnswer, fromCache: true, isWhole: true, upserted: [] })
  open.get(source)?.onError(unavailable)
  expect(list()).toMatchObject({ status: 'failed', isWhole: false })

  open.get(source)?.onSnapshot({ ...anAnswer, isWhole: true, upserted: [] })
  open.get(source)?.onError(unavailable)
  expect(list()).toMatchObject({ status: 'failed', isWhole: true })
})

test('what the cache answers alone is not live', async () => {
  const { listen, list } = makeStore()
  void listen()
  await pending()
  open.get(source)?.onSnapshot({ ...anAnswer, isWhole: true, upserted: [{ id: 'i1', v: 1 }] })

  open.get(source)?.onSnapshot({ ...anAnswer, fromCache: true, upserted: [] })
  expect(list()).toMatchObject({ status: 'ready', staleSince: Date.now() })
})

test('when another person signs in the listener closes and the list is forgotten', async () => {
  const { store, listen, list } = makeStore()
  listen().unsubscribe()
  void listen()
  await pending()

  store.dispatch(firestoreApi.util.resetApiState())
  await pending()
  expect(open.size).toBe(0)
  expect(list()).toBeUndefined()
})
