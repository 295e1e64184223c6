import { useCallback, useContext, useMemo } from 'react'
import type { GridSortModel } from '@mui/x-data-grid'
import { itemsOf } from '@/shared/live/chunkedList'
import { LiveGrid, type LiveColumn } from '@/shared/live/LiveGrid'
import { columnsOf } from './columns'
import { copyText } from './CopyButton'
import { asCell, asRows } from './csv'
import { ListContext } from './ListContext'
import { NameCell } from './NameCell'
import type { PageProps } from './listProps'
import type { Kind } from './kind'
import type { AdminRecord } from './records'

/** A page of records as a table. */
export function RecordsGrid({ view, items, rows, listed, ...props }: PageProps) {
  const { density, selection, onChange } = props
  const { kind, sort } = view
  const shown = view.columns.join()
  const columns = useMemo(() => gridColumns(kind, shown.split(',')), [kind, shown])
  // One may sort by a column that is not shown; the grid knows only those that are.
  const isSortShown = sort !== null && view.columns.includes(sort.field)
  const sorting = useMemo<GridSortModel>(
    () => (isSortShown ? [{ field: sort.field, sort: sort.isDescending ? 'desc' : 'asc' }] : []),
    [sort, isSortShown],
  )
  const { open } = useContext(ListContext)

  const handleSort = useCallback(
    ([by]: GridSortModel) => {
      // The grid drops the sorting with the column; a person who hides one keeps the order.
      if (by === undefined && sort !== null && !isSortShown) return
      onChange({
        sort: by?.sort == null ? null : { field: by.field, isDescending: by.sort === 'desc' },
      })
    },
    [onChange, sort, isSortShown],
  )

  /** The rows that are ticked, or else the cell. */
  function handleCopy(cell?: { id: string; field: string }) {
    const { ids } = selection.model
    const ofView = columnsOf(kind).filter((column) => view.columns.includes(column.field))
    const column = ofView.find(({ field }) => field === cell?.field)
    const record = items.read().find(({ id }) => id === cell?.id)
    const ticked = ids.size > 0 ? itemsOf(rows.read().found).filter((one) => ids.has(one.id)) : []
    if (ticked.length > 0) void copyText(asRows(ofView, ticked))
    else if (column !== undefined && record !== undefined)
      void copyText(asCell(column.text(record)))
    else return false
    return true
  }

  return (
    <LiveGrid
      items={items}
      listed={listed}
      onCopy={handleCopy}
      columns={columns}
      sorting={sorting}
      onSort={handleSort}
      selection={selection.model}
      onSelect={selection.select}
      onOpen={open}
      density={density}
      label={kind.label}
    />
  )
}

function gridColumns(kind: Kind, shown: string[]): LiveColumn<AdminRecord>[] {
  const columns = columnsOf(kind)
  return shown.flatMap((wanted, at) => {
    const column = columns.find(({ field }) => field === wanted)
    if (column === undefined) return []
    const { field, header, width, isNumber, text } = column
    const shown = { field, header, width, isNumber, text }
    if (at > 0) return shown
    const draw = (place: number) => <NameCell kind={kind} place={place} />
    return { ...shown, width: width + 60, draw }
  })
}
