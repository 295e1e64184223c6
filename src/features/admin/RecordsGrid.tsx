import { useCallback, useContext, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { GridSortModel } from '@mui/x-data-grid'
import { LiveGrid, type LiveColumn } from '@/shared/live/LiveGrid'
import { columnsOf } from './columns'
import { ListContext } from './ListContext'
import { RecordName } from './RecordName'
import type { PageProps } from './listProps'
import { addressOf, type Kind } from './kind'
import type { AdminRecord } from './records'

/** A page of records as a table. */
export function RecordsGrid({ view, items, ...props }: PageProps) {
  const { density, selection, onChange } = props
  const { kind, sort } = view
  const navigate = useNavigate()
  const shown = view.columns.join()
  const columns = useMemo(() => gridColumns(kind, shown.split(',')), [kind, shown])
  // One may sort by a column that is not shown; the grid knows only those that are.
  const isSortShown = sort !== null && view.columns.includes(sort.field)
  const sorting = useMemo<GridSortModel>(
    () => (isSortShown ? [{ field: sort.field, sort: sort.isDescending ? 'desc' : 'asc' }] : []),
    [sort, isSortShown],
  )
  const { address } = useContext(ListContext)

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
  const handleOpen = useCallback(
    (id: string) => void navigate(addressOf(kind, id), { state: { list: address } }),
    [navigate, kind, address],
  )

  return (
    <LiveGrid
      items={items}
      columns={columns}
      sorting={sorting}
      onSort={handleSort}
      selection={selection.model}
      onSelect={selection.select}
      onOpen={handleOpen}
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
    const show = (record: AdminRecord) =>
      at === 0 ? <RecordName kind={kind} record={record} isInGrid /> : text(record)
    return { field, header, width: at === 0 ? width + 60 : width, isNumber, show }
  })
}
