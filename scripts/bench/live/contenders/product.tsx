import { useMemo } from 'react'
import { Provider } from 'react-redux'
import { makeStore } from '@/app/store'
import { adminSlices } from '@/features/admin/data'
import { registrations } from '@/features/registrations/api'
// With the page, as all others have the SDK.
import '@/shared/firestore/listen'
import { countDispatched } from '@scripts/bench/live/countDispatched'
import { pageSize, Table, type Cells } from '@scripts/bench/live/Table'

type Item = ReturnType<typeof registrations.useRecords>[number]

const readCells = ({ firmName, name, mobile, district, createdAt }: Item): Cells =>
  [firmName, name, mobile, district, createdAt].map(String) as Cells

function List() {
  registrations.useSubscription()
  const all = registrations.useRecords()
  const items = useMemo(() => all.slice(0, pageSize), [all])
  return <Table items={items} count={all.length} read={readCells} />
}

const store = makeStore({ hasSession: false })
const replaceReducer = store.replaceReducer.bind(store)
// The store takes no middleware from outside; it sets its reducer anew with each part that joins.
store.replaceReducer = (reducer) =>
  replaceReducer((state, action) => {
    countDispatched(action)
    return reducer(state, action)
  })
await store.addData(() => Promise.resolve(adminSlices))

export const start = () => (
  <Provider store={store}>
    <List />
  </Provider>
)
