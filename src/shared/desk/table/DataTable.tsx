import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { memo, type ReactNode } from 'react'
import { ColumnValue } from './ColumnValue'
import type { Column, Identified } from './column'

type Props<Row> = {
  /** The name of the table. */
  label: string
  rows: readonly Row[]
  /** The first names the row. It must be the same array while they are the same. */
  columns: readonly Column<Row>[]
  /** The field that the rows are sorted by. */
  sort?: string
  onSort?: (field: string) => void
}

/** A row for each record, a column for each fact. */
export const DataTable = <Row extends Identified>(props: Props<Row>) => (
  // With a name and the focus, because it may scroll.
  <TableContainer
    component={Card}
    variant="outlined"
    role="region"
    aria-label={props.label}
    tabIndex={0}
    sx={{ overflowX: 'auto' }}
  >
    <Table size="small" aria-label={props.label} sx={tableSx}>
      <TableHead>
        <TableRow>
          {props.columns.map((column) => (
            <Head key={column.field} column={column} sort={props.sort} onSort={props.onSort} />
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {props.rows.map((row) => (
          <DataRow key={row.id} row={row} columns={props.columns} />
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)

type HeadProps<Row> = Pick<Props<Row>, 'sort' | 'onSort'> & { column: Column<Row> }

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const { field, header, head = header, sorts, isNumber } = column
  const isSorted = sort === field
  return (
    <TableCell
      align={alignOf(column)}
      sortDirection={isSorted && sorts ? sorts : false}
      // A narrow column of figures would make the head of several words tall.
      sx={isNumber ? { whiteSpace: 'nowrap' } : undefined}
    >
      {sorts ? (
        <TableSortLabel
          hideSortIcon
          active={isSorted}
          direction={sorts}
          onClick={() => onSort?.(field)}
        >
          {head}
        </TableSortLabel>
      ) : (
        head
      )}
    </TableCell>
  )
}

type RowProps<Row> = { row: Row; columns: readonly Column<Row>[] }

const DataRow = memo(function DataRow<Row>({ row, columns }: RowProps<Row>) {
  return (
    <TableRow hover>
      {columns.map((column, at) => (
        <TableCell
          key={column.field}
          {...(at === 0 && { component: 'th', scope: 'row' })}
          align={alignOf(column)}
          sx={{
            ...(column.isUrgent?.(row) && urgentSx),
            ...(column.noWrap && { whiteSpace: 'nowrap' }),
          }}
        >
          <ColumnValue column={column} row={row} />
        </TableCell>
      ))}
    </TableRow>
  )
}) as <Row>(props: RowProps<Row>) => ReactNode

const alignOf = <Row,>({ isNumber, align }: Column<Row>) => (isNumber ? 'right' : align)

const tableSx = {
  '& th, & td': { px: { xs: 0.75, sm: 1 }, verticalAlign: 'top' },
  // A name is not broken inside a word to make its column narrower: the table scrolls.
  '& td a, & td bdi, & th bdi': { overflowWrap: 'break-word' },
  '& thead th': { verticalAlign: 'bottom', fontWeight: 600 },
}
const urgentSx = { color: 'error.main', fontWeight: 700 }
