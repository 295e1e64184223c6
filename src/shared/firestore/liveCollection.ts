import { createEntityAdapter, createSelector, type UnknownAction } from '@reduxjs/toolkit'
import { shallowEqual, useSelector } from 'react-redux'
import type { AnyObject } from 'yup'
import { importWithRetry } from '@/shared/config/importWithRetry'
import { firestoreApi } from './api'
import { backend } from './backend'
import { createLiveSlice, type LiveSlice } from './liveSlice'
import { isPartial, type LiveState } from './liveState'
import { createReader, millisOf, type Live } from './readDocument'
import { readHighest, readOne, type LoadSchema } from './submit'

/** The newest documents are fetched first: all of a large collection takes its time. */
const firstPage = 50
/** Milliseconds a listener waits for them at most. */
const patience = 2_000

const wait = (millis: number) => new Promise<void>((resolve) => setTimeout(resolve, millis))

/** The page has drawn what there is to draw. */
const idle = () =>
  new Promise<void>((resolve) =>
    // Safari has none.
    typeof requestIdleCallback === 'function' ? requestIdleCallback(() => resolve()) : resolve(),
  )

type Dispatch = (action: UnknownAction) => void

type Options<Name extends string, Fields extends AnyObject> = {
  /** Of the slice. */
  name: Name
  /** Of the collection in Firestore. */
  path: string
  /** Loaded with the listener: a page that has none needs no schema. */
  schema: LoadSchema<Fields>
  /** The time of the server the records are ordered by, the newest first. */
  newestBy?: 'createdAt' | 'updatedAt'
}

type Listener = {
  /** Called when the first component subscribes. */
  onStart: (dispatch: Dispatch, signal: AbortSignal) => void
  /** Called when nobody has been subscribed for a minute, unless somebody is again. */
  onEnd: (dispatch: Dispatch) => void
}

/** The endpoint that owns a listener; a `void` query whose cached value is always `null`. */
function createListenEndpoint(name: string, { onStart, onEnd }: Listener) {
  const endpointName = `listen${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const { endpoints } = firestoreApi.injectEndpoints({
    endpoints: (build) => ({
      [endpointName]: build.query<null, void>({
        queryFn: () => ({ data: null }),
        async onCacheEntryAdded(_arg, entry) {
          const listening = new AbortController()
          onStart(entry.dispatch, listening.signal)
          await entry.cacheEntryRemoved
          listening.abort()
          // After a reset another listener may have begun, which speaks for the slice now.
          if (entry.getCacheEntry().isUninitialized) onEnd(entry.dispatch)
        },
      }),
    }),
  })
  return endpoints[endpointName]!
}

/** What there is to say of a collection besides its records. */
export type LiveInfo = Pick<LiveState<never>, 'status' | 'error' | 'staleSince'> & {
  isEmpty: boolean
  /** The newest are there and the others still to come: nothing partial may leave the list. */
  isPartial: boolean
}

/**
 * A live collection, for who reads it. The data layer joins the store late: before that, what
 * selects from the root state finds an empty collection.
 */
export type LiveCollection<Item> = {
  selectState: (root: object) => LiveState<Item>
  /** All records, the newest first; those without a date at the end. */
  selectAll: (root: object) => Item[]
  selectById: (root: object, id: string) => Item | undefined
  /** One record, read once from the server; undefined where there is none. */
  fetchOne: (id: string) => Promise<Item | undefined>
  /** Listens while the calling component is mounted. */
  useSubscription: () => void
  useInfo: () => LiveInfo
  useRecords: () => Item[]
  /** Its listener, to be followed by `initiate`. */
  readonly endpoint: ReturnType<typeof createListenEndpoint>
}

/**
 * A live Firestore collection: its slice, the endpoint that owns its listener, selectors and hooks.
 * The records live once, in the slice; the cached value of the endpoint is always `null`.
 */
export function createLiveCollection<const Name extends string, Fields extends AnyObject>({
  name,
  path,
  schema,
  newestBy = 'createdAt',
}: Options<Name, Fields>): LiveCollection<Live<Fields>> & { slice: LiveSlice<Name> } {
  type Item = Live<Fields>

  const slice = createLiveSlice(name)
  const { actions } = slice

  /** Listens until the signal is aborted. */
  async function listen(dispatch: Dispatch, signal: AbortSignal): Promise<void> {
    const send: Dispatch = (action) => void (signal.aborted || dispatch(action))

    async function fetchNewest() {
      const [newest, fields] = await Promise.all([
        readHighest(path, 'createdAt', firstPage),
        schema(),
      ])
      // A date that is a text comes before all dates in the order of the service.
      const areDated = newest.every(({ data }) => millisOf(data.createdAt) !== null)
      if (newest.length < firstPage || !areDated) return
      const read = createReader(fields)
      send(actions.newestReceived(newest.map(({ id, data }) => read(id, data))))
    }

    const newest = newestBy === 'createdAt' ? fetchNewest().catch(() => {}) : undefined
    const [listenToCollection, fields] = await importWithRetry(
      () => Promise.all([backend.loadListener(), schema()]),
      signal,
    )
    const read = createReader(fields)
    // The first answer of a large collection keeps the page busy: the newest are shown ahead of it.
    await Promise.race([newest?.then(idle), wait(patience)])
    if (signal.aborted) return
    listenToCollection(path, read, signal, {
      onSnapshot: (changes) => send(actions.snapshotReceived({ ...changes, at: Date.now() })),
      onError: (error) => send(actions.subscriptionFailed({ error, at: Date.now() })),
    })
  }

  const endpoint = createListenEndpoint(name, {
    onStart(dispatch, signal) {
      dispatch(actions.subscribed({ at: Date.now() }))
      void listen(dispatch, signal)
    },
    onEnd: (dispatch) => dispatch(actions.unsubscribed({ at: Date.now() })),
  })

  const initialState = slice.getInitialState()
  const selectState = (root: object) =>
    ((root as { [Key in Name]?: LiveState<Item> })[name] ?? initialState) as LiveState<Item>
  const adapter = createEntityAdapter({ selectId: ({ id }: Item): string => id })
  const selectors = adapter.getSelectors(selectState)
  const timeOf = (item: Item) => item[`${newestBy}Millis`] ?? 0
  const selectAll = createSelector([selectors.selectAll], (items) =>
    [...items].sort((a, b) => timeOf(b) - timeOf(a)),
  )
  const selectInfo = (root: object): LiveInfo => {
    const state = selectState(root)
    const { status, error, staleSince, ids } = state
    return { status, error, staleSince, isEmpty: ids.length === 0, isPartial: isPartial(state) }
  }

  return {
    slice,
    endpoint,
    selectState,
    selectAll,
    selectById: selectors.selectById,
    async fetchOne(id) {
      const [data, fields] = await Promise.all([readOne(path, id), schema()])
      return data && createReader(fields)(id, data)
    },
    useSubscription: () => void endpoint.useQuerySubscription(),
    useInfo: () => useSelector(selectInfo, shallowEqual),
    useRecords: () => useSelector(selectAll),
  }
}
