import { configureStore } from '@reduxjs/toolkit'
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import { onSnapshot } from 'firebase/firestore'
import { useMemo } from 'react'
import { Provider } from 'react-redux'
import { dispatchedCounter } from '@scripts/bench/live/countDispatched'
import {
  newestPlain,
  openRegistrations,
  plain,
  readPlain,
  type PlainRegistration,
  type Registration,
} from '@scripts/bench/live/sdk'
import { pageSize, Table } from '@scripts/bench/live/Table'

/** Streaming updates as RTK Query's documentation has them: each snapshot's list becomes the cached one. */
const api = createApi({
  baseQuery: fakeBaseQuery(),
  endpoints: (build) => ({
    registrations: build.query<PlainRegistration[], void>({
      queryFn: () => ({ data: [] }),
      async onCacheEntryAdded(_arg, entry) {
        const { registrations } = openRegistrations()
        const stop = onSnapshot(registrations, ({ docs }) => {
          entry.updateCachedData(() =>
            docs.map((doc) => plain({ ...doc.data(), id: doc.id } as Registration)),
          )
        })
        await entry.cacheEntryRemoved
        stop()
      },
    }),
  }),
})

const none: PlainRegistration[] = []

function List() {
  const { data: all = none } = api.useRegistrationsQuery()
  const items = useMemo(() => newestPlain(all).slice(0, pageSize), [all])
  return <Table items={items} count={all.length} read={readPlain} />
}

export function start() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware, dispatchedCounter),
  })
  return (
    <Provider store={store}>
      <List />
    </Provider>
  )
}
