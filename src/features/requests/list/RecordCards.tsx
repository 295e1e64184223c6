import { memo, useMemo } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { textColumn, type Column } from '@/shared/desk/table/column'
import { DataCards } from '@/shared/desk/table/DataCards'
import { Pager } from '@/shared/desk/table/Pager'
import { stateOf } from '@/shared/requests/review'
import type { AdminCollection } from '../collections'
import { columnsAt } from '../columns/columns'
import { titleOf } from '../records'
import { StateChip } from '../steps/StateChip'
import { columnsOf, pageSizes } from '../view/view'
import { RecordName } from './RecordName'
import type { ListProps } from './RecordsGrid'

/** A page of records on a narrow screen: a card each, with a line for each column. */
export const RecordCards = memo(function RecordCards(props: ListProps) {
  const { view, context, records, rows, page, onChange } = props
  const { collection, columns: fields, size } = view
  const all = columnsAt(collection, context)
  const columns = useMemo(() => cardColumns(collection, fields, all), [collection, fields, all])
  return (
    <>
      <DataCards label={collection.label} rows={rows} columns={columns} page={page} />
      <Pager
        count={records.length}
        page={page}
        pageSize={size}
        pageSizes={pageSizes}
        onPageChange={(to) => onChange({ page: to })}
        onPageSizeChange={(to) => onChange({ size: to })}
      />
    </>
  )
})

/** The name and, whichever columns are chosen, the state; then the other columns. */
function cardColumns(
  collection: AdminCollection,
  fields: readonly string[],
  all: readonly Column[],
): Column[] {
  const others = fields.slice(1).filter((field) => field !== 'state')
  const chosen = columnsOf({ collection, columns: ['state', ...others] }, all)
  const name = textColumn('name', 'Name', (record: AdminRecord) => titleOf(record) ?? '', {
    cell: (record) => <RecordName collection={collection} record={record} />,
  })
  return [name, ...chosen.map((column) => (column.field === 'state' ? withChip(column) : column))]
}

const withChip = (column: Column): Column => ({
  ...column,
  onCard: (record) => <StateChip state={stateOf(record)} />,
})
