import { configureStore } from '@reduxjs/toolkit'
import {
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { useMemo } from 'react'
import { Provider, useSelector } from 'react-redux'
import { createLiveSlice } from '@/shared/live/createLiveSlice'
import { newestFirst } from '@/shared/live/newestFirst'
import { sliceOf } from '@/shared/live/chunkedList'
import { countDispatched } from '@scripts/bench/live/countDispatched'
import { openRegistrations, type Registration } from '@scripts/bench/live/sdk'
import { pageSize, Table, type Cells } from '@scripts/bench/live/Table'

type Item = Omit<Registration, 'createdAt'> & { createdAtMillis: number | null }

const slice = createLiveSlice<Item, 'registrations'>('registrations', newestFirst)
const { actions, selectors } = slice

/** As many as are looked at in a day, and more. */
const mostLive = 500
/** Older ones fetched at once. */
const mostOlder = 5000

const readCells = ({ firmName, name, mobile, district, createdAtMillis }: Item): Cells =>
  [firmName, name, mobile, district, createdAtMillis].map(String) as Cells

function readItem(doc: QueryDocumentSnapshot): Item {
  const { createdAt, ...rest } = doc.data() as Registration
  return { ...rest, id: doc.id, createdAtMillis: createdAt?.toMillis() ?? null }
}

function List() {
  const list = useSelector(selectors.selectList)
  const items = useMemo(() => sliceOf(list, 0, pageSize), [list])
  return <Table items={items} count={list.size} read={readCells} />
}

/**
 * This product's slice behind a listener of the newest documents alone, and the older ones fetched
 * in pages: settled, for what becomes of them later nobody says.
 */
export function start() {
  const store = configureStore({
    reducer: { registrations: slice.reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(countDispatched),
  })
  const all = query(openRegistrations().registrations, orderBy('createdAt', 'desc'))
  const change = (upserted: Item[], removed: string[] = []) =>
    store.dispatch(actions.changed({ upserted, removed, fromCache: false, isWhole: false }))

  async function fetchOlder(last: QueryDocumentSnapshot | undefined) {
    while (last !== undefined) {
      const { docs } = await getDocs(
        query(all, startAfter(last.get('createdAt')), limit(mostOlder)),
      )
      if (docs.length > 0) change(docs.map(readItem))
      last = docs.at(-1)
    }
  }

  store.dispatch(actions.connecting())
  let isFirst = true
  onSnapshot(query(all, limit(mostLive)), { includeMetadataChanges: true }, (snapshot) => {
    if (snapshot.metadata.fromCache) return
    const { docs } = snapshot
    const last = docs.at(-1)
    const oldest = last === undefined ? 0 : (readItem(last).createdAtMillis ?? 0)
    const upserted: Item[] = []
    const removed: string[] = []
    for (const { type, doc } of snapshot.docChanges()) {
      const item = readItem(doc)
      if (type !== 'removed') upserted.push(item)
      // Older than what is left: pushed out by a newer one, and still there.
      else if ((item.createdAtMillis ?? 0) >= oldest) removed.push(item.id)
    }
    if (upserted.length > 0 || removed.length > 0) change(upserted, removed)
    if (isFirst) void fetchOlder(last)
    isFirst = false
  })
  return (
    <Provider store={store}>
      <List />
    </Provider>
  )
}
