import {
  configureStore,
  createEntityAdapter,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit'
import { onSnapshot } from 'firebase/firestore'
import { useMemo } from 'react'
import { Provider, useSelector } from 'react-redux'
import { dispatchedCounter } from '@scripts/bench/live/countDispatched'
import {
  openRegistrations,
  plain,
  readPlain,
  type PlainRegistration,
  type Registration,
} from '@scripts/bench/live/sdk'
import { pageSize, Table } from '@scripts/bench/live/Table'

type Change = { upserted: PlainRegistration[]; removed: string[] }

const adapter = createEntityAdapter<PlainRegistration>({
  sortComparer: (a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0),
})
/** Redux Toolkit's own sorted collection, and only what has changed goes into it. */
const slice = createSlice({
  name: 'registrations',
  initialState: adapter.getInitialState(),
  reducers: {
    changed(state, { payload }: PayloadAction<Change>) {
      adapter.removeMany(state, payload.removed)
      adapter.setMany(state, payload.upserted)
    },
  },
})

type State = { registrations: ReturnType<typeof slice.getInitialState> }

export const { changed } = slice.actions

export const createStore = () =>
  configureStore({
    reducer: { registrations: slice.reducer },
    middleware: (defaults) => defaults().concat(dispatchedCounter),
  })

export function List() {
  const { ids, entities } = useSelector((state: State) => state.registrations)
  const items = useMemo(() => ids.slice(0, pageSize).map((id) => entities[id]!), [ids, entities])
  return <Table items={items} count={ids.length} read={readPlain} />
}

export function start() {
  const store = createStore()
  onSnapshot(openRegistrations().registrations, (snapshot) => {
    const change: Change = { upserted: [], removed: [] }
    for (const { type, doc } of snapshot.docChanges()) {
      if (type === 'removed') change.removed.push(doc.id)
      else change.upserted.push(plain({ ...doc.data(), id: doc.id } as Registration))
    }
    store.dispatch(changed(change))
  })
  return (
    <Provider store={store}>
      <List />
    </Provider>
  )
}
