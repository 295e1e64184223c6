import type { GridColDef } from '@mui/x-data-grid'
import { useContext } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { stateOf } from '@/shared/requests/review'
import { StateChip } from '../steps/StateChip'
import type { Column } from '@/shared/desk/table/column'
import type { AdminCollection } from '../collections'
import { useReviewed } from '../review/requestState'
import { RowsContext, RecordName } from './RecordName'

/** A column as the grid wants it. The one that names the record also shows its firm. */
export function toGridColumn(
  column: Column,
  collection: AdminCollection,
  hasFirm: boolean,
): GridColDef<AdminRecord> {
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
  if (field === collection.titleField) {
    return {
      ...shared,
      headerName: hasFirm ? 'Name / Firm' : header,
      minWidth: hasFirm ? 285 : 230,
      flex: 290,
      // It stays in place while the others scroll sideways.
      cellClassName: titleClass,
      headerClassName: titleClass,
      renderCell: ({ row, tabIndex }) => (
        <NameCell record={row} tabIndex={tabIndex} hasFirm={hasFirm} />
      ),
    }
  }
  if (shownAtOnce.includes(field)) {
    return {
      ...shared,
      renderCell: ({ row }) => (
        <ChangingCell column={column} collection={collection} record={row} />
      ),
    }
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

export const titleClass = 'title'

/** These show a change as soon as it is stored, before the list has it. */
const shownAtOnce = ['state', 'assignee']

type ChangingCellProps = { column: Column; collection: AdminCollection; record: AdminRecord }

function ChangingCell({ column: { field, text }, collection, record }: ChangingCellProps) {
  const { current } = useReviewed(collection.id, record)
  if (field === 'state') return <StateChip state={stateOf(current)} />
  const name = text(current)
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
