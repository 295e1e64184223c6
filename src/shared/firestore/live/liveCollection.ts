import { createEntityAdapter, createSelector, type UnknownAction } from '@reduxjs/toolkit'
import { shallowEqual, useSelector } from 'react-redux'
import type { AnyObject } from 'yup'
import { untilIdle } from '@/shared/config/atRest'
import { importWithRetry } from '@/shared/config/importPart'
import { firestoreApi } from '@/shared/firestore/api'
import { backend } from '@/shared/firestore/backend'
import { createLiveSlice, type LiveSlice } from './liveSlice'
import { isPartial, type LiveState } from './liveState'
import { createReader, millisOf, type Live } from './readDocument'
import { readCount, readMany, readOne, type LoadSchema } from '@/shared/firestore/submit'

/**
 * Of a list with more documents than this, so many of the newest are fetched first, because the whole list
 * takes long. Each of them is read twice.
 */
const longList = 500
const firstPageSize = 50
/** A list holds no more documents: of a longer one the newest. */
export const mostRecords = 20_000
/** A long list that has become so much shorter is followed as a whole again, which reads all of it. */
const backAgain = 0.9
/** Milliseconds that the listener waits for the first page at most. */
const firstPageTimeout = 2_000

const wait = (millis: number) => new Promise<void>((resolve) => setTimeout(resolve, millis))

type Dispatch = (action: UnknownAction) => void

type Kept = {
  /** Seconds for which the listener goes on after the last component has unsubscribed; 60 if left out. */
  keepUnusedDataFor?: number
}

type Options<Name extends string, Fields extends AnyObject> = Kept & {
  /** Of the slice and its part of the state. */
  name: Name
  /** Of the collection in Firestore. */
  path: string
  /** Loaded with the listener, so that a page without one does not load it. */
  schema: LoadSchema<Fields>
  /** The timestamp by which `selectAll` sorts. */
  newestBy?: 'createdAt' | 'updatedAt'
  /** The most documents that it holds; it may depend on the administrator's role. */
  most?: (root: object) => number
}

type Listener = {
  /** Called when the first component subscribes. */
  onStart: (dispatch: Dispatch, signal: AbortSignal, root: object) => void
  /** Called a while after the last component has unsubscribed. */
  onEnd: (dispatch: Dispatch) => void
}

/** The endpoint that owns a listener; a `void` query whose cached value is always `null`. */
function createListenEndpoint(
  name: string,
  { keepUnusedDataFor, onStart, onEnd }: Listener & Pick<Kept, 'keepUnusedDataFor'>,
) {
  const endpointName = `listen${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const { endpoints } = firestoreApi.injectEndpoints({
    endpoints: (build) => ({
      [endpointName]: build.query<null, void>({
        queryFn: () => ({ data: null }),
        keepUnusedDataFor,
        async onCacheEntryAdded(_arg, entry) {
          const listening = new AbortController()
          onStart(entry.dispatch, listening.signal, entry.getState() as object)
          await entry.cacheEntryRemoved
          listening.abort()
          // After a reset another listener may have started for the same slice.
          if (entry.getCacheEntry().isUninitialized) onEnd(entry.dispatch)
        },
      }),
    }),
  })
  return endpoints[endpointName]!
}

/** The status of a collection, beside its records. */
export type LiveInfo = Pick<LiveState<never>, 'status' | 'error' | 'staleSince'> & {
  isEmpty: boolean
  /** There are more records than a list holds: these are the newest. */
  isCut?: boolean
  /** Only the newest records have arrived. Exports must wait: they would be incomplete. */
  isPartial: boolean
}

/** A live collection for its readers. Until its slice is injected, the selectors find no records. */
export type LiveCollection<Item> = {
  selectState: (root: object) => LiveState<Item>
  /** The newest first, records without a date last. */
  selectAll: (root: object) => Item[]
  selectById: (root: object, id: string) => Item | undefined
  /** Reads one record from the server; undefined if there is none. */
  fetchOne: (id: string) => Promise<Item | undefined>
  /** Listens while the component is mounted, and not skipped. */
  useSubscription: (options?: { skip?: boolean }) => void
  useInfo: () => LiveInfo
  useRecords: () => Item[]
  /** For `initiate`, outside of components. */
  readonly endpoint: ReturnType<typeof createListenEndpoint>
}

/**
 * A live Firestore collection: its slice, the endpoint that owns its listener, selectors and hooks.
 * The records are in the slice only; the cached value of the endpoint is always `null`.
 */
export function createLiveCollection<const Name extends string, Fields extends AnyObject>({
  name,
  path,
  schema,
  newestBy = 'createdAt',
  most: mostFor = () => mostRecords,
  keepUnusedDataFor,
}: Options<Name, Fields>): LiveCollection<Live<Fields>> & { slice: LiveSlice<Name> } {
  type Item = Live<Fields>

  const slice = createLiveSlice(name)
  const { actions } = slice

  async function listen(dispatch: Dispatch, signal: AbortSignal, most: number): Promise<void> {
    const send: Dispatch = (action) => void (signal.aborted || dispatch(action))

    async function fetchNewest() {
      const [newest, fields] = await Promise.all([
        readMany(path, { highest: 'createdAt', most: firstPageSize }),
        schema(),
      ])
      // Firestore sorts a text before all timestamps.
      const areDated = newest.every(({ data }) => millisOf(data.createdAt) !== null)
      if (!areDated) return
      const read = createReader(fields)
      send(actions.newestReceived(newest.map(({ id, data }) => read(id, data))))
    }

    // Without an answer the list is taken for a short one.
    let count = 0
    async function prepare() {
      if (newestBy !== 'createdAt') return
      count = await readCount(path)
      if (count <= longList) return
      await fetchNewest()
      await untilIdle()
    }
    const prepared = prepare().catch(() => {})
    const [listenToCollection, fields] = await importWithRetry(
      () => Promise.all([backend.loadListener(), schema()]),
      signal,
    )
    const read = createReader(fields)
    // The first snapshot of a large collection blocks the page, so the newest are rendered before it.
    await Promise.race([prepared, wait(firstPageTimeout)])
    if (!signal.aborted) follow(count > most)

    /**
     * A list that is too long is followed by date. That leaves out records without a date, so a shorter list is
     * followed as it is, with one document more than it may have.
     */
    function follow(isCut: boolean) {
      const following = new AbortController()
      const stop = () => following.abort()
      signal.addEventListener('abort', stop)
      const source = isCut ? { path, most, newestBy } : { path, most: most + 1 }
      listenToCollection(source, read, following.signal, {
        onSnapshot({ size, ...changes }) {
          const isOther = isCut ? !changes.fromCache && size < most * backAgain : size > most
          if (!isOther) return send(actions.snapshotReceived({ ...changes, isCut, at: Date.now() }))
          stop()
          signal.removeEventListener('abort', stop)
          follow(!isCut)
        },
        onError: (error) => send(actions.subscriptionFailed({ error, at: Date.now() })),
      })
    }
  }

  const endpoint = createListenEndpoint(name, {
    keepUnusedDataFor,
    onStart(dispatch, signal, root) {
      dispatch(actions.subscribed({ at: Date.now() }))
      void listen(dispatch, signal, mostFor(root))
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
    const { status, error, staleSince, isCut, ids } = state
    const isEmpty = ids.length === 0
    return { status, error, staleSince, isCut, isEmpty, isPartial: isPartial(state) }
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
    useSubscription: (options) => void endpoint.useQuerySubscription(undefined, options),
    useInfo: () => useSelector(selectInfo, shallowEqual),
    useRecords: () => useSelector(selectAll),
  }
}
