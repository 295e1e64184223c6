import type { GridColDef } from '@mui/x-data-grid'
import { useContext } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { stateOf } from '@/shared/requests/review'
import { StateChip } from '../steps/StateChip'
import type { Column } from '@/shared/desk/table/column'
import type { AdminCollection } from '../collections'
import { useShown } from '../pending/useShown'
import { columnsOf, hasFirmBeside, type View } from '../view/view'
import { RowsContext, RecordName } from './RecordName'

/** The columns of a view as the grid wants them. The one that names the record also shows its firm. */
export function toGridColumns(view: Pick<View, 'collection' | 'columns'>, all: readonly Column[]) {
  const { collection } = view
  const hasFirm = hasFirmBeside(view)
  return columnsOf(view, all).map((column) =>
    column.field === collection.titleField
      ? titleColumn(column, hasFirm)
      : shownAtOnce.includes(column.field)
        ? changingColumn(column, collection)
        : toGridColumn(column),
  )
}

/** It stays in place while the others scroll sideways. */
const titleColumn = (column: Column, hasFirm: boolean): GridColDef<AdminRecord> => ({
  ...toGridColumn(column),
  headerName: hasFirm ? 'Name / Firm' : column.header,
  minWidth: hasFirm ? 285 : 230,
  flex: 290,
  cellClassName: titleClass,
  headerClassName: titleClass,
  renderCell: ({ row, tabIndex }) => (
    <NameCell record={row} tabIndex={tabIndex} hasFirm={hasFirm} />
  ),
})

export const titleClass = 'title'

function toGridColumn(column: Column): GridColDef<AdminRecord> {
  const { field, header, width, isNumber, isVerbatim, isUrgent, text } = column
  const shared: GridColDef<AdminRecord> = {
    field,
    headerName: header,
    minWidth: width,
    flex: width,
    ...(isNumber && { align: 'right', headerAlign: 'right' }),
    valueGetter: (_value, record) => text(record),
    ...(isUrgent && { cellClassName: ({ row }) => (isUrgent(row) ? 'urgent' : '') }),
  }
  return {
    ...shared,
    renderCell: ({ value = '' }: { value?: string }) => (
      <bdi title={value} translate={isVerbatim ? 'no' : undefined}>
        {value}
      </bdi>
    ),
  }
}

/** These show a change as soon as it is pressed. */
const shownAtOnce = ['state', 'assignee']

const changingColumn = (column: Column, collection: AdminCollection): GridColDef<AdminRecord> => ({
  ...toGridColumn(column),
  renderCell: ({ row }) => <ChangingCell column={column} collection={collection} record={row} />,
})

type ChangingCellProps = { column: Column; collection: AdminCollection; record: AdminRecord }

function ChangingCell({ column: { field, text }, collection, record }: ChangingCellProps) {
  const shown = useShown(collection, record)
  if (field === 'state') return <StateChip state={stateOf(shown)} />
  const name = text(shown)
  return (
    <bdi title={name} translate="no">
      {name}
    </bdi>
  )
}

type NameCellProps = { record: AdminRecord; tabIndex: number; hasFirm: boolean }

function NameCell({ record, ...props }: NameCellProps) {
  const list = useContext(RowsContext)
  return list && <RecordName collection={list.collection} record={record} {...props} />
}
