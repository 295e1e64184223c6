import { useEffect, useMemo, useState } from 'react'
import { filterList, type Filter } from './filterList'
import type { Pieces } from './pieces'

/** Milliseconds a search may take at a time, so that the page can draw in between. */
const turn = 4

/**
 * What a filter leaves of a list. A long search goes on between the frames, and until it is
 * done the answer is the one before, marked as `isBehind`.
 */
export function useFiltered<Item>(list: Pieces<Item>, filter: Filter<Item> | null) {
  const [finished, setFinished] = useState<unknown>()
  const now = useMemo(
    () => (filter === null ? list : filterList(list, filter, turn)),
    // What has been searched meanwhile is known to the filter itself.
    // oxlint-disable-next-line react/exhaustive-deps
    [list, filter, finished],
  )
  const [last, setLast] = useState<Pieces<Item>>({ size: 0, chunks: [] })
  if (now !== null && now !== last) setLast(now)

  const isBehind = now === null
  useEffect(() => {
    if (!isBehind || filter === null) return
    let timer = setTimeout(search)
    function search() {
      if (filterList(list, filter!, turn) === null) timer = setTimeout(search)
      else setFinished({})
    }
    return () => clearTimeout(timer)
  }, [isBehind, list, filter])

  return { found: now ?? last, isBehind }
}
