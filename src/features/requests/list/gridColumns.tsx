import type { GridColDef } from '@mui/x-data-grid'
import { useContext } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { stateOf } from '@/shared/requests/review'
import { StateChip } from '../steps/StateChip'
import type { Column } from '@/shared/desk/table/column'
import { RowsContext, RecordName } from './RecordName'

/** A column of a list as the grid wants it. The first one names the record. */
export function toGridColumn(
  { field, header, width, isNumber, isVerbatim, isUrgent, text }: Column,
  at: number,
) {
  const column: GridColDef<AdminRecord> = {
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
    return { ...column, renderCell }
  }
  if (at > 0) {
    const renderCell = ({ value = '' }: { value?: string }) => (
      <bdi title={value} translate={isVerbatim ? 'no' : undefined}>
        {value}
      </bdi>
    )
    return { ...column, renderCell }
  }
  return {
    ...column,
    minWidth: width + 60,
    flex: width + 60,
    renderCell: ({ row, tabIndex }: { row: AdminRecord; tabIndex: number }) => (
      <NameCell record={row} tabIndex={tabIndex} />
    ),
  }
}

function NameCell({ record, tabIndex }: { record: AdminRecord; tabIndex: number }) {
  const list = useContext(RowsContext)
  return list && <RecordName collection={list.collection} record={record} tabIndex={tabIndex} />
}
