import { useMemo } from 'react'
import { Provider, useSelector } from 'react-redux'
import { joinAdminData } from '@/app/adminStore'
import { dataMiddleware, makeStore, type RootState } from '@/app/store'
import { listenRegistrations, registrationsSlice } from '@/features/registrations/data'
import { sliceOf } from '@/shared/live/chunkedList'
import { countDispatched } from '@scripts/bench/live/countDispatched'
import { pageSize, Table, type Cells } from '@scripts/bench/live/Table'

const { selectList } = registrationsSlice.selectors
type Item = ReturnType<typeof selectList>['chunks'][number][number]

const read = ({ firmName, name, mobile, district, createdAt }: Item): Cells =>
  [firmName, name, mobile, district, createdAt].map(String) as Cells

function List() {
  const list = useSelector((state: RootState) => selectList(state))
  const items = useMemo(() => sliceOf(list, 0, pageSize), [list])
  return <Table items={items} count={list.size} read={read} />
}

export function start() {
  const store = makeStore({ hasSession: false })
  joinAdminData(store)
  dataMiddleware.addMiddleware(countDispatched)
  void store.dispatch(listenRegistrations.initiate())
  return (
    <Provider store={store}>
      <List />
    </Provider>
  )
}
