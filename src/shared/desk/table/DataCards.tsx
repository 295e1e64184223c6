import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { Fragment, memo, useEffect, useRef, type ReactNode } from 'react'
import { ColumnValue } from './ColumnValue'
import type { Column, Identified } from './column'

type Props<Row> = {
  /** The name of the list. */
  label: string
  rows: readonly Row[]
  /** The first is the title of the card. It must be the same array while they are the same. */
  columns: readonly Column<Row>[]
  page: number
  /** With little space around the texts, for cards that have the most in their title. */
  isDense?: boolean
}

/** The same as `DataTable` on a narrow screen: a card for each record. */
export function DataCards<Row extends Identified>({
  label,
  rows,
  columns,
  page,
  isDense = false,
}: Props<Row>) {
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
    <Box component="ul" ref={list} aria-label={label} sx={{ ...listSx, gap: isDense ? 0.5 : 1 }}>
      {rows.map((row) => (
        <DataCard key={row.id} row={row} columns={columns} isDense={isDense} />
      ))}
    </Box>
  )
}

type CardProps<Row> = { row: Row; columns: readonly Column<Row>[]; isDense?: boolean }

const DataCard = memo(function DataCard<Row>({ row, columns, isDense }: CardProps<Row>) {
  const [title, ...others] = columns
  return (
    <Card component="li" variant="outlined" sx={isDense ? { px: 1, py: 0.75 } : { p: 1.5 }}>
      {title && <ColumnValue column={title} row={row} />}
      <Box sx={factsSx}>
        {others.map(({ field, onCard }) => (
          <Fragment key={field}>{typeof onCard === 'function' && onCard(row)}</Fragment>
        ))}
      </Box>
      <Values
        row={row}
        columns={others.filter(({ onCard, text }) => onCard === undefined && text(row) !== '')}
        listSx={linesSx}
        valueSx={lineSx}
      />
      <Values
        row={row}
        columns={others.filter(({ onCard }) => onCard === 'small')}
        listSx={smallSx}
      />
    </Card>
  )
}) as <Row>(props: CardProps<Row>) => ReactNode

type ValuesProps<Row> = Omit<CardProps<Row>, 'isDense'> & { listSx: object; valueSx?: object }

const Values = <Row,>({ row, columns, listSx: sx, valueSx }: ValuesProps<Row>) =>
  columns.length > 0 && (
    <Box component="dl" sx={sx}>
      {columns.map((column) => (
        <Box key={column.field} sx={valueSx}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {column.header}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
            <ColumnValue column={column} row={row} />
          </Box>
        </Box>
      ))}
    </Box>
  )

const listSx = { m: 0, p: 0, listStyle: 'none', display: 'grid' }
const factsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  mt: 0.5,
  '&:empty': { display: 'none' },
}
const linesSx = { m: 0, mt: 0.5, display: 'grid', gap: 0.25 }
const lineSx = { display: 'grid', gridTemplateColumns: '7rem 1fr', gap: 1 }
const smallSx = { ...linesSx, mt: 1, gap: 0.75, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }
