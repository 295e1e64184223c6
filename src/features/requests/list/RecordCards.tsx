import Box from '@mui/material/Box'
import { memo, useContext, useMemo } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { Facts } from '@/shared/desk/Facts'
import { textColumn, type Column } from '@/shared/desk/table/column'
import { DataCards } from '@/shared/desk/table/DataCards'
import { Pager } from '@/shared/desk/table/Pager'
import { stateOf } from '@/shared/requests/review'
import type { AdminCollection } from '../collections'
import { columnsAt } from '../columns/columns'
import { titleOf } from '../records'
import { useReviewed } from '../review/requestState'
import { StateChip } from '../steps/StateChip'
import { columnsOf, pageSizes } from '../view/view'
import { RecordBadges, RecordName, RowsContext } from './RecordName'
import type { ListProps } from './RecordsGrid'

/** A page of records on a narrow screen: a card of three lines each, so that a screen has seven. */
export const RecordCards = memo(function RecordCards(props: ListProps) {
  const { view, context, records, rows, page, onChange } = props
  const { collection, columns: fields, size } = view
  const all = columnsAt(collection, context)
  const columns = useMemo(() => cardColumns(collection, fields, all), [collection, fields, all])
  return (
    <>
      <DataCards isDense label={collection.label} rows={rows} columns={columns} page={page} />
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

/** The three lines, and below them the columns that were chosen besides the default ones. */
function cardColumns(
  collection: AdminCollection,
  fields: readonly string[],
  all: readonly Column[],
): Column[] {
  const { defaultColumns } = collection
  const chosen = fields.filter((field) => !defaultColumns.includes(field))
  const of = (names: readonly string[]) => columnsOf({ collection, columns: names }, all)
  const first = textColumn('name', 'Name', (record: AdminRecord) => titleOf(record) ?? '', {
    cell: (record) => (
      <CardLines
        collection={collection}
        record={record}
        second={of(collection.kind ? ['firmName', 'district'] : ['firmName', 'meetingDate'])}
        third={of(collection.kind ? ['reference', 'due', 'assignee'] : ['reference', 'answer'])}
      />
    ),
  })
  return [first, ...of(chosen)]
}

type LinesProps = {
  collection: AdminCollection
  record: AdminRecord
  second: readonly Column[]
  third: readonly Column[]
}

function CardLines({ collection, record: listed, second, third }: LinesProps) {
  const { current: record } = useReviewed(collection.id, listed)
  const hasBadges = useContext(RowsContext) !== null
  return (
    <>
      <Box sx={lineSx}>
        <RecordName collection={collection} record={record} hasBadges={false} />
        {collection.kind && (
          <Box sx={endSx}>
            <StateChip state={stateOf(record)} />
          </Box>
        )}
      </Box>
      <Box sx={smallSx}>
        <Box sx={cutSx} translate="no">
          <Facts facts={second.map(({ text }) => text(record))} />
        </Box>
        {hasBadges && (
          <Box sx={endSx}>
            <RecordBadges record={record} />
          </Box>
        )}
      </Box>
      <Box sx={smallSx}>
        <Box sx={cutSx}>
          {third
            .filter(({ text }) => text(record) !== '')
            .map(({ field, text, isUrgent, isVerbatim }, at) => (
              <span key={field}>
                {at > 0 && ' · '}
                <Box
                  component="bdi"
                  translate={isVerbatim ? 'no' : undefined}
                  sx={isUrgent?.(record) ? urgentSx : undefined}
                >
                  {text(record)}
                </Box>
              </span>
            ))}
        </Box>
      </Box>
    </>
  )
}

const lineSx = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, minHeight: 24 }
const smallSx = { ...lineSx, minHeight: 20, fontSize: '0.8125rem', color: 'text.secondary' }
const cutSx = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
const endSx = { ml: 'auto', flexShrink: 0, display: 'flex' }
const urgentSx = { color: 'error.main', fontWeight: 600 }
