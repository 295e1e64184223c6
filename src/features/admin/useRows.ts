import { useMemo, useState } from 'react'
import { createOrder } from '@/shared/live/pieces'
import { useFiltered } from '@/shared/live/useFiltered'
import { useLive } from '@/shared/live/useLive'
import { createViewFilter } from './search'
import type { AdminRecord } from './records'
import { orderOf } from './sortOrder'
import type { View } from './view'

/**
 * The records a view shows, in its order, and what is to be known of the collection. Order and
 * search follow the changes; neither looks at the whole list again.
 */
export function useRows({ kind, search, filters, from, to, sort }: View) {
  const live = useLive(kind.slice)
  const [order] = useState(() => createOrder<AdminRecord>())
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
  const ordered = useMemo(() => order(live.list, compare), [order, live.list, compare])
  const { found, isBehind } = useFiltered(ordered, filter)
  return { live, found, isBehind }
}
