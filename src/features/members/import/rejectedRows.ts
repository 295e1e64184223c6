import { textColumn, type Column } from '@/shared/desk/table/column'
import type { ImportRow, Matched, RejectedRow, Table } from './importTypes'

/**
 * The columns of a file of rejected rows: the row, the columns of the list, and why. Once it is corrected, it can be
 * imported as it is.
 *
 * @param rows as they were read: a cell that an administrator has corrected is in the file as corrected
 */
export function rejectedColumns(
  table: Table,
  { columns }: Matched,
  rows: readonly ImportRow[],
): Column<RejectedRow>[] {
  const rowsByLine = new Map(rows.map((row) => [row.line, row]))
  const cellOf = ({ line }: RejectedRow, { at, field }: Matched['columns'][number]): string => {
    const cell = table.rows[line - 1]?.[at] ?? ''
    const isAlone = columns.filter((column) => column.field === field).length === 1
    return field !== undefined && isAlone ? (rowsByLine.get(line)?.typed[field] ?? cell) : cell
  }
  return [
    textColumn('line', 'Row', ({ line }) => String(line)),
    ...columns.map((column) =>
      textColumn<RejectedRow>(
        `column${column.at}`,
        column.header || `Column ${column.at + 1}`,
        (row) => cellOf(row, column),
      ),
    ),
    textColumn('reasons', 'Not imported because', ({ reasons }) => reasons.join('; ')),
  ]
}
