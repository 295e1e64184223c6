import { useMemo, type ComponentType, type ReactNode } from 'react'
import { Provider, useSelector } from 'react-redux'
import { joinAdminData } from '@/app/adminStore'
import { dataMiddleware, makeStore, type RootState } from '@/app/store'
import { listenRegistrations, registrationsSlice } from '@/features/registrations/data'
import { sliceOf } from '@/shared/live/chunkedList'
import { countDispatched } from '@scripts/bench/live/countDispatched'
import { PlacedTable } from '@scripts/bench/live/PlacedTable'
import { pageSize, Table, type Cells } from '@scripts/bench/live/Table'

const { selectList } = registrationsSlice.selectors
export type Item = ReturnType<typeof selectList>['chunks'][number][number]

export const texts = (['firmName', 'name', 'mobile', 'district', 'createdAt'] as const).map(
  (field) => (item: Item) => String(item[field]),
)
const read = (item: Item) => texts.map((text) => text(item)) as Cells

type Shown = { items: Item[]; count: number }
type ListProps = { Shown: (props: Shown) => ReactNode }

function List({ Shown }: ListProps) {
  const list = useSelector((state: RootState) => selectList(state))
  const items = useMemo(() => sliceOf(list, 0, pageSize), [list])
  return <Shown items={items} count={list.size} />
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

const Placed = (shown: Shown) => <PlacedTable {...shown} texts={texts} />
export const start = () => startWith(() => <List Shown={Placed} />)

const Drawn = (shown: Shown) => <Table {...shown} read={read} />
/** The same with rows that React draws. */
export const startDrawn = () => startWith(() => <List Shown={Drawn} />)
