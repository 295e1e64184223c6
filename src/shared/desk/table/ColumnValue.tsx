import type { Column } from './column'

/** The value of a row in a column, as the screen shows it. */
export function ColumnValue<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { cell, text, isVerbatim } = column
  if (cell) return cell(row)
  return <bdi translate={isVerbatim ? 'no' : undefined}>{text(row)}</bdi>
}
