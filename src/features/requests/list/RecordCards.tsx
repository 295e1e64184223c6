import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import TablePagination from '@mui/material/TablePagination'
import { memo, useEffect, useRef } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import type { AdminCollection } from '../collections'
import { stateOf } from '@/shared/requests/review'
import { StateChip } from '../steps/StateChip'
import { columnsAt } from '../columns/columns'
import type { Desk } from '../columns/listContext'
import { RecordName } from './RecordName'
import type { ListProps } from './RecordsGrid'
import { columnsOf, pageSizes } from '../view/view'

/** A page of records on a narrow screen: a card each, with a line for each column. */
export function RecordCards({ view, desk, records, rows, page, onChange }: ListProps) {
  const { collection, columns, size } = view
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    // The pager is below the last card. Start reading the next page at its first card.
    const top = list.current?.getBoundingClientRect().top ?? 0
    if (top < 0) list.current?.scrollIntoView()
  }, [page])

  return (
    <>
      <Box component="ul" ref={list} aria-label={collection.label} sx={listSx}>
        {rows.map((record) => (
          <RecordCard
            key={record.id}
            collection={collection}
            record={record}
            columns={columns}
            desk={desk}
          />
        ))}
      </Box>
      <TablePagination
        component="div"
        count={records.length}
        page={page}
        rowsPerPage={size}
        rowsPerPageOptions={pageSizes}
        onPageChange={(_event, to) => onChange({ page: to })}
        onRowsPerPageChange={({ target }) => onChange({ size: Number(target.value) })}
        sx={pagerSx}
      />
    </>
  )
}

type RecordCardProps = {
  collection: AdminCollection
  record: AdminRecord
  columns: readonly string[]
  desk: Desk
}

const RecordCard = memo(function RecordCard(props: RecordCardProps) {
  const { collection, record, columns, desk } = props
  // The state is beside the name, whichever columns are chosen.
  const others = columns.slice(1).filter((field) => field !== 'state')
  const lines = columnsOf({ collection, columns: others }, columnsAt(collection, desk))
    .map(({ text, ...column }) => ({ ...column, value: text(record) }))
    .filter(({ value }) => value !== '')
  return (
    <Card component="li" variant="outlined" sx={{ p: 1.5 }}>
      <RecordName collection={collection} record={record} />
      {collection.kind && (
        <Box sx={{ mt: 0.5 }}>
          <StateChip state={stateOf(record)} />
        </Box>
      )}
      <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'grid', gap: 0.25 }}>
        {lines.map(({ field, header, isVerbatim, value }) => (
          <Box key={field} sx={{ display: 'grid', gridTemplateColumns: '7rem 1fr', gap: 1 }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {header}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
              <bdi translate={isVerbatim ? 'no' : undefined}>{value}</bdi>
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
})

const listSx = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }

/** Wrapped: on one line the pager is wider than a phone, and its buttons would be cut off. */
const pagerSx = {
  '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', px: 0 },
  '& .MuiTablePagination-spacer': { display: 'none' },
  '& .MuiTablePagination-input': { mr: 1 },
}
