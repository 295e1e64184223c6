import type { AdminRecord } from '@/shared/collectionConfig'
import type { Column } from '@/shared/desk/table/column'
import { columnsAt } from '../columns/columns'
import type { ListContext } from '../columns/listContext'
import { remarkFields } from '../columns/reviewColumns'
import { writtenColumnsOf, type View } from '../view/view'
import { isCorrected } from '../records'

/**
 * The columns of a file or a print: those of the view. Remarks of the office, and beside each column with a
 * corrected value the applicant's own, are for the office: a printed list is pinned up.
 */
export function fileColumns(
  view: Pick<View, 'collection' | 'columns'>,
  context: ListContext,
  rows: readonly AdminRecord[],
  hasRemarks = false,
): Column[] {
  const { collection, columns } = view
  const chosen = columns.filter((field) => !remarkFields.includes(field))
  const remarks = hasRemarks && collection.kind !== undefined ? remarkFields : []
  return writtenColumnsOf(
    { collection, columns: [...chosen, ...remarks] },
    columnsAt(collection, context),
  )
    .map(forOthers)
    .flatMap((column) =>
      hasRemarks && rows.some((record) => isCorrected(record, column.field))
        ? [column, sentColumn(column)]
        : [column],
    )
}

/** The names of administrators, as files have them: on paper, "you" would be another person. */
const forOthers = (column: Column): Column =>
  column.field === 'assignee'
    ? { ...column, text: (record) => String(column.exported(record)) }
    : column

/** The applicant's own values, in the rows with a correction. */
function sentColumn({ text, exported, ...column }: Column): Column {
  const asSent = (record: AdminRecord): AdminRecord => ({ ...record, review: undefined })
  return {
    ...column,
    header: `${column.header} (as sent)`,
    text: (record) => (isCorrected(record, column.field) ? text(asSent(record)) : ''),
    exported: (record) => (isCorrected(record, column.field) ? exported(asSent(record)) : ''),
  }
}
