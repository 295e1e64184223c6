import {
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { Provider } from 'react-redux'
import {
  openRegistrations,
  plain,
  type PlainRegistration,
  type Registration,
} from '@scripts/bench/live/sdk'
import { changed, createStore, List } from './adapter'

/** As many as are looked at in a day, and more. */
const mostLive = 500
/** Older ones fetched at once. */
const mostOlder = 5000

const readItem = (doc: QueryDocumentSnapshot) =>
  plain({ ...doc.data(), id: doc.id } as Registration)

/**
 * The entity adapter's slice behind a listener of the newest documents alone, and the older ones
 * fetched in pages: settled, for what becomes of them later nobody says.
 */
export function start() {
  const store = createStore()
  const all = query(openRegistrations().registrations, orderBy('createdAt', 'desc'))
  const change = (upserted: PlainRegistration[], removed: string[] = []) =>
    store.dispatch(changed({ upserted, removed }))

  async function fetchOlder(last: QueryDocumentSnapshot | undefined) {
    while (last !== undefined) {
      const { docs } = await getDocs(
        query(all, startAfter(last.get('createdAt')), limit(mostOlder)),
      )
      if (docs.length > 0) change(docs.map(readItem))
      last = docs.at(-1)
    }
  }

  let isFirst = true
  onSnapshot(query(all, limit(mostLive)), { includeMetadataChanges: true }, (snapshot) => {
    if (snapshot.metadata.fromCache) return
    const { docs } = snapshot
    const last = docs.at(-1)
    const oldest = last === undefined ? 0 : (readItem(last).createdAt ?? 0)
    const upserted: PlainRegistration[] = []
    const removed: string[] = []
    for (const { type, doc } of snapshot.docChanges()) {
      const item = readItem(doc)
      if (type !== 'removed') upserted.push(item)
      // Older than what is left: pushed out by a newer one, and still there.
      else if ((item.createdAt ?? 0) >= oldest) removed.push(item.id)
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
