import { useMemo } from 'react'

/** One page of rows: the last, if there are fewer pages than the one wanted. Pages count from 0. */
export function usePage<Row>(all: readonly Row[], wanted: number, size: number) {
  const page = Math.min(wanted, Math.max(0, Math.ceil(all.length / size) - 1))
  const rows = useMemo(() => all.slice(page * size, (page + 1) * size), [all, page, size])
  return { page, rows }
}
