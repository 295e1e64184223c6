import { useMemo, type ComponentType, type ReactNode } from 'react'
import { Provider, useSelector } from 'react-redux'
import { joinAdminData } from '@/app/adminStore'
import { dataMiddleware, makeStore, type RootState } from '@/app/store'
import { listenRegistrations, registrationsSlice } from '@/features/registrations/data'
import { sliceOf } from '@/shared/live/chunkedList'
import { countDispatched } from '@scripts/bench/live/countDispatched'
import { PlacedTable } from '@scripts/bench/live/PlacedTable'
import { pageSize, Table, type Cells, type TableProps } from '@scripts/bench/live/Table'

const { selectList } = registrationsSlice.selectors
export type Item = ReturnType<typeof selectList>['chunks'][number][number]

export const read = ({ firmName, name, mobile, district, createdAt }: Item): Cells =>
  [firmName, name, mobile, district, createdAt].map(String) as Cells

type ListProps = { Shown: (props: TableProps<Item>) => ReactNode }

function List({ Shown }: ListProps) {
  const list = useSelector((state: RootState) => selectList(state))
  const items = useMemo(() => sliceOf(list, 0, pageSize), [list])
  return <Shown items={items} count={list.size} read={read} />
}

/**
 * Draws a list over this product's listener.
 *
 * @param prepare called before the data layer joins the store
 */
export function startWith(Drawn: ComponentType, prepare = () => {}) {
  const store = makeStore({ hasSession: false })
  prepare()
  joinAdminData(store)
  dataMiddleware.addMiddleware(countDispatched)
  void store.dispatch(listenRegistrations.initiate())
  return (
    <Provider store={store}>
      <Drawn />
    </Provider>
  )
}

export const start = () => startWith(() => <List Shown={PlacedTable} />)

/** The same with rows that React draws. */
export const startDrawn = () => startWith(() => <List Shown={Table} />)
