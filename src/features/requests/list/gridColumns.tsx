import type { GridColDef } from '@mui/x-data-grid'
import { useContext } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { stateOf } from '@/shared/requests/review'
import { StateChip } from '../steps/StateChip'
import type { Column } from '@/shared/desk/table/column'
import { columnsOf, hasFirmBeside, type View } from '../view/view'
import { RowsContext, RecordName } from './RecordName'

/** The columns of a view as the grid wants them. The one that names the record also shows its firm. */
export function toGridColumns(view: Pick<View, 'collection' | 'columns'>, all: readonly Column[]) {
  const { titleField } = view.collection
  const hasFirm = hasFirmBeside(view)
  return columnsOf(view, all).map((column) =>
    column.field === titleField ? titleColumn(column, hasFirm) : toGridColumn(column),
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
  if (field === 'state') {
    const renderCell = ({ row }: { row: AdminRecord }) => <StateChip state={stateOf(row)} />
    return { ...shared, renderCell }
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

type NameCellProps = { record: AdminRecord; tabIndex: number; hasFirm: boolean }

function NameCell({ record, ...props }: NameCellProps) {
  const list = useContext(RowsContext)
  return list && <RecordName collection={list.collection} record={record} {...props} />
}
