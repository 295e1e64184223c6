import type { AdminRecord } from '@/shared/collectionConfig'
import type { Column } from '@/shared/desk/table/column'
import { columnsAt } from '../columns/columns'
import type { ListContext } from '../columns/listContext'
import { reviewFields } from '../columns/reviewColumns'
import { columnsOf, type View } from '../view/view'
import { isCorrected } from '../records'

/**
 * The columns of a file or a print: those of the view, all of the review where its state is shown,
 * and beside each column with a corrected value the applicant's own.
 */
export function fileColumns(
  view: Pick<View, 'collection' | 'columns'>,
  context: ListContext,
  rows: readonly AdminRecord[],
): Column[] {
  const { collection, columns } = view
  const hidden = reviewFields.filter((field) => !columns.includes(field))
  const fields = columns.includes('state') ? [...columns, ...hidden] : columns
  return columnsOf({ collection, columns: fields }, columnsAt(collection, context)).flatMap(
    (column) =>
      rows.some((record) => isCorrected(record, column.field))
        ? [column, sentColumn(column)]
        : [column],
  )
}

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
