import { useIsNarrow } from '@/shared/ui/useIsNarrow'
import { DataCards } from './DataCards'
import { DataTable } from './DataTable'
import { Pager } from './Pager'
import type { Column, Identified } from './column'
import { usePage } from './usePage'

type Props<Row> = {
  label: string
  /** Those of all pages. */
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** From 0; the last page is shown if there are fewer. */
  page: number
  pageSize: number
  onPageChange: (page: number) => void
  sort?: string
  onSort?: (field: string) => void
}

/** A page of rows, as a table, or as cards on a narrow screen, and the way to the other pages. */
export function DataList<Row extends Identified>(props: Props<Row>) {
  const { rows: all, page: wanted, pageSize, onPageChange, sort, onSort, ...table } = props
  const { page, rows } = usePage(all, wanted, pageSize)
  return (
    <>
      {useIsNarrow() ? (
        <DataCards {...table} rows={rows} page={page} />
      ) : (
        <DataTable {...table} rows={rows} sort={sort} onSort={onSort} />
      )}
      <Pager count={all.length} page={page} pageSize={pageSize} onPageChange={onPageChange} />
    </>
  )
}
