import type { Store } from '@reduxjs/toolkit'
import { useMemo } from 'react'
import { useStore } from 'react-redux'
import { emptyList } from '@/shared/live/chunkedList'
import { filterList } from '@/shared/live/filterList'
import { inTurns } from '@/shared/live/inTurns'
import { createOrder, type Pieces } from '@/shared/live/pieces'
import { derive, fromStore, type Source } from '@/shared/live/source'
import type { Kind } from './kind'
import type { Root } from './people'
import type { AdminRecord } from './records'
import { createViewFilter } from './search'
import { orderOf } from './sortOrder'
import type { View } from './view'

/** The records of a kind, and those of them a view shows. */
export type Rows = {
  /** Without search and filters. */
  all: Pieces<AdminRecord>
  found: Pieces<AdminRecord>
  /** `found` is still what an earlier search has found. */
  isBehind: boolean
}

/**
 * The records a view shows, in its order, as they come and go. Order and search follow the changes;
 * neither looks at the whole list again.
 */
export function useRows({ kind, search, filters, from, to, sort }: View): Source<Rows> {
  const store = useStore<Root>()
  const rowsOf = useMemo(() => createRows(store, kind), [store, kind])
  // Views that are made anew with every key press hold the same filters and the same order.
  const filtersKey = JSON.stringify(filters)
  const { field, isDescending } = sort ?? {}

  const compare = useMemo(
    () =>
      orderOf(kind, field === undefined ? null : { field, isDescending: isDescending === true }),
    [kind, field, isDescending],
  )
  const filter = useMemo(
    () =>
      createViewFilter(kind, {
        search,
        filters: JSON.parse(filtersKey) as View['filters'],
        from,
        to,
      }),
    [kind, search, filtersKey, from, to],
  )
  return useMemo(() => rowsOf(compare, filter), [rowsOf, compare, filter])
}

/** Milliseconds of search at a time. */
const turn = 4

/** Makes the rows of a kind in any order and by any filter, which leave those before until they are found. */
function createRows(store: Store<Root>, kind: Kind) {
  const list = fromStore(store, (root) => kind.slice.selectors.selectList(root))
  const order = createOrder<AdminRecord>()
  let last: Pieces<AdminRecord> = emptyList

  return (
    compare: ReturnType<typeof orderOf>,
    filter: ReturnType<typeof createViewFilter>,
  ): Source<Rows> => {
    function find(millis: number, all: ReturnType<typeof list.read>) {
      const ordered = order(all, compare)
      const found = filter === null ? ordered : filterList(ordered, filter, millis)
      last = found ?? last
      return found
    }
    const searched = inTurns<ReturnType<typeof list.read>, Pieces<AdminRecord>>(list, find, {
      first: last,
      turn,
    })
    return derive(searched, ({ of, result, isBehind }) => ({ all: of, found: result, isBehind }))
  }
}
