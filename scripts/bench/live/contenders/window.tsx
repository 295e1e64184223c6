import { configureStore } from '@reduxjs/toolkit'
import { limit, onSnapshot, orderBy, query } from 'firebase/firestore'
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
const most = 500

const read = ({ firmName, name, mobile, district, createdAtMillis }: Item): Cells =>
  [firmName, name, mobile, district, createdAtMillis].map(String) as Cells

function List() {
  const list = useSelector(selectors.selectList)
  const items = useMemo(() => sliceOf(list, 0, pageSize), [list])
  return <Table items={items} count={list.size} read={read} />
}

/**
 * This product's slice behind a listener of the newest documents alone. Older ones would be
 * fetched when they are asked for; what becomes of them later nobody would say.
 */
export function start() {
  const store = configureStore({
    reducer: { registrations: slice.reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(countDispatched),
  })
  store.dispatch(actions.connecting())
  const newest = query(openRegistrations().registrations, orderBy('createdAt', 'desc'), limit(most))
  onSnapshot(newest, { includeMetadataChanges: true }, (snapshot) => {
    if (snapshot.metadata.fromCache) return
    const upserted: Item[] = []
    const removed: string[] = []
    for (const { type, doc } of snapshot.docChanges()) {
      if (type === 'removed') removed.push(doc.id)
      else {
        const { createdAt, ...rest } = doc.data() as Registration
        upserted.push({ ...rest, id: doc.id, createdAtMillis: createdAt?.toMillis() ?? null })
      }
    }
    if (upserted.length === 0 && removed.length === 0) return
    store.dispatch(actions.changed({ upserted, removed, fromCache: false, isWhole: false }))
  })
  return (
    <Provider store={store}>
      <List />
    </Provider>
  )
}
