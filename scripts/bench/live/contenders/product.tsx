import { useMemo, type ComponentType } from 'react'
import { Provider, useSelector, useStore } from 'react-redux'
import { joinAdminData } from '@/app/adminStore'
import { dataMiddleware, makeStore, type RootState } from '@/app/store'
import { listenRegistrations, registrationsSlice } from '@/features/registrations/data'
import { sliceOf } from '@/shared/live/chunkedList'
import { isSameList } from '@/shared/live/latest'
import { derive, fromStore } from '@/shared/live/source'
import { countDispatched } from '@scripts/bench/live/countDispatched'
import { PlacedTable } from '@scripts/bench/live/PlacedTable'
import { pageSize, Table, type Cells } from '@scripts/bench/live/Table'

const { selectList } = registrationsSlice.selectors
export type Item = ReturnType<typeof selectList>['chunks'][number][number]

export const texts = (['firmName', 'name', 'mobile', 'district', 'createdAt'] as const).map(
  (field) => (item: Item) => String(item[field]),
)
const read = (item: Item) => texts.map((text) => text(item)) as Cells

function PlacedList() {
  const store = useStore<RootState>()
  const { items, count } = useMemo(() => {
    const list = fromStore(store, selectList)
    return {
      items: derive(list, (all) => sliceOf(all, 0, pageSize), isSameList),
      count: derive(list, ({ size }) => size),
    }
  }, [store])
  return <PlacedTable items={items} count={count} texts={texts} />
}

function DrawnList() {
  const list = useSelector((state: RootState) => selectList(state))
  const items = useMemo(() => sliceOf(list, 0, pageSize), [list])
  return <Table items={items} count={list.size} read={read} />
}

/**
 * Draws a list over this product's listener.
 *
 * @param prepare called before the data layer joins the store
 */
export function startWith(Whole: ComponentType, prepare = () => {}) {
  const store = makeStore({ hasSession: false })
  prepare()
  joinAdminData(store)
  dataMiddleware.addMiddleware(countDispatched)
  void store.dispatch(listenRegistrations.initiate())
  return (
    <Provider store={store}>
      <Whole />
    </Provider>
  )
}

export const start = () => startWith(PlacedList)

/** The same with rows that React draws. */
export const startDrawn = () => startWith(DrawnList)
