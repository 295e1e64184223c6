import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSettled } from '@/shared/ui/useSettled'
import { filterOf, sortOf, type Filter, type Sort } from './find'

export const pageSize = 50

/** What the page shows. All of it is in the address; what is typed once the typing pauses. */
export type AttendanceView = {
  query: string
  filter: Filter
  sort: Sort
  /** From 0. */
  page: number
}

export function useAttendanceView() {
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useState(() => params.get('q') ?? '')
  const view: AttendanceView = {
    query: typed,
    filter: filterOf(params.get('show')),
    sort: sortOf(params.get('sort')),
    page: Math.max(0, Math.floor(Number(params.get('page') ?? 1)) - 1) || 0,
  }

  const write = useCallback(
    (part: { [name: string]: string }) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          // Any other change starts again on the first page.
          next.delete('page')
          for (const [name, value] of Object.entries(part)) {
            if (value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  const settled = useSettled(typed)
  const isWritten = settled === (params.get('q') ?? '')
  useEffect(() => {
    if (!isWritten) write({ q: settled })
  }, [isWritten, settled, write])

  function change({ query, filter, sort, page }: Partial<AttendanceView>) {
    if (query !== undefined) setTyped(query)
    const part = {
      ...(filter !== undefined && { show: filter === 'all' ? '' : filter }),
      ...(sort !== undefined && { sort: sort === 'name' ? '' : sort }),
      ...(page !== undefined && { page: page === 0 ? '' : String(page + 1) }),
    }
    if (Object.keys(part).length > 0) write(part)
  }

  return { view, change }
}
