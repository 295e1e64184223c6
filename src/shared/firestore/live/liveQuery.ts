import type { AnyObject } from 'yup'
import { importWithRetry } from '@/shared/config/importPart'
import { backend } from '@/shared/firestore/backend'
import type { AppError } from '@/shared/firestore/errors'
import type { Source } from '@/shared/firestore/listen'
import type { LiveStatus } from './liveState'
import { createReader, type Live } from './readDocument'
import type { LoadSchema } from '@/shared/firestore/submit'

/** The data of a live query, with the names of a live collection. */
export type LiveList<Item> = {
  items: Item[]
  status: Exclude<LiveStatus, 'idle'>
  error: AppError | null
  /** When the data stopped being live, in milliseconds since 1970; null while it is live. */
  staleSince: number | null
  /** Whether all of it has come, now or before it failed: before that an empty list says nothing. */
  isWhole: boolean
}

type Options<Arg, Item extends { id: string }, Fields extends AnyObject> = {
  sourceOf: (arg: Arg) => Source
  schema: LoadSchema<Fields>
  /** Makes the item of a record. Its id is the document's, or its path in a query of a group. */
  toItem: (record: Live<Fields>) => Item
  compare: (a: Item, b: Item) => number
  /**
   * Of the newest few, where older ones are read below: an item stays when newer ones push it out, so that none is
   * missing between the two.
   */
  keepsPushedOut?: boolean
}

type CacheEntry<Item> = {
  updateCachedData: (recipe: (list: LiveList<Item>) => void) => unknown
  cacheDataLoaded: Promise<unknown>
  cacheEntryRemoved: Promise<void>
}

/**
 * A query endpoint that owns a listener, for a few documents that one page shows: the cached value is
 * the data of the listener. The listener closes soon after the last component has unsubscribed.
 */
export const liveQuery = <Arg, Item extends { id: string }, Fields extends AnyObject>({
  sourceOf,
  schema,
  toItem,
  compare,
  keepsPushedOut = false,
}: Options<Arg, Item, Fields>) => ({
  queryFn: (_arg: Arg) => ({
    data: {
      items: [],
      status: 'loading',
      error: null,
      staleSince: null,
      isWhole: false,
    } as LiveList<Item>,
  }),

  keepUnusedDataFor: 5,

  async onCacheEntryAdded(arg: Arg, entry: CacheEntry<Item>) {
    const listening = new AbortController()
    void entry.cacheEntryRemoved.then(() => listening.abort())
    try {
      await entry.cacheDataLoaded
    } catch {
      // Removed before it was there.
      return
    }
    const [listen, fields] = await importWithRetry(
      () => Promise.all([backend.loadListener(), schema()]),
      listening.signal,
    )
    if (listening.signal.aborted) return
    const read = createReader(fields)
    listen(sourceOf(arg), (id, data) => toItem(read(id, data)), listening.signal, {
      onSnapshot: ({ upserted, removed, fromCache, isWhole }) =>
        entry.updateCachedData((list) => {
          const came = new Set(upserted.map(({ id }) => id))
          const gone = new Set(removed)
          const isPushedOut = (item: Item) =>
            keepsPushedOut &&
            upserted.length > 0 &&
            upserted.every((newer) => compare(newer, item) < 0)
          const kept = list.items.filter(
            (item) => !came.has(item.id) && ((!isWhole && !gone.has(item.id)) || isPushedOut(item)),
          )
          list.items = [...kept, ...upserted].sort(compare)
          if (!fromCache) {
            Object.assign(list, { status: 'ready', error: null, staleSince: null, isWhole: true })
          } else if (list.status === 'ready') list.staleSince ??= Date.now()
        }),
      onError: (error) =>
        entry.updateCachedData((list) => {
          list.status = 'failed'
          list.error = error
          list.staleSince ??= Date.now()
        }),
    })
  },
})
