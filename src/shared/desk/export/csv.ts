import type { AdminRecord } from '@/shared/collectionConfig'
import type { Column } from '@/shared/desk/table/column'
import { inBatches } from './batches'
import { withoutTurns } from './withoutTurns'

/** A spreadsheet takes these for the start of a formula, full-width forms included. */
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/

/**
 * The same inside a text, after a sign that separates cells or rows in a program that does not take commas for it:
 * such a program does not see the quotes around the text, either.
 */
const formulaBehindSeparator = /([;\t\r\n]["\s]*)(?=[=+\-@＝＋－＠])/g

const months =
  'jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?'

/**
 * Text that a spreadsheet would change when it is pasted: a digit, and otherwise only characters of numbers, amounts,
 * dates and times are written with. A member number 0042, a plot 12/3, a case 2-2024, a house 112 1/2, more
 * digits than a cell shows.
 */
const looksLikeNumber = new RegExp(
  String.raw`^(?=.*\d)([\d\s.,:/()%$₹€£+−–-]|e(?=[+-]?\d)|am|pm|${months})+$`,
  'i',
)

/** Text that stays as it is: a number up to eleven digits, or digits in groups, as of a mobile. */
const staysAsPasted = /^([1-9]\d{0,10}|\d+( \d+)+)$/

const isChanged = (text: string) =>
  (looksLikeNumber.test(text) && !staysAsPasted.test(text)) || /^(true|false|#n\/a)$/i.test(text)

/**
 * A cell for the clipboard: on one line, not a formula, and a leading quote is escaped. A spreadsheet takes a
 * leading apostrophe as "this is text" and does not show it.
 */
function toPastedCell({ exported, isDate }: Column, record: AdminRecord): string {
  const cell = exported(record)
  if (typeof cell === 'number') return String(cell)
  const line = withoutTurns(cell).replaceAll(/[\t\r\n]+/g, ' ')
  if (line.startsWith('"')) return `"${line.replaceAll('"', '""')}"`
  return formulaStart.test(line) || (!isDate && isChanged(line)) ? `'${line}` : line
}

/** Records for the clipboard: one line each, with tabs between the cells. */
export const asRows = (columns: readonly Column[], records: readonly AdminRecord[]) =>
  records
    .map((record) => columns.map((column) => toPastedCell(column, record)).join('\t'))
    .join('\n')

/** One cell for the clipboard, as people read it. The plus of a phone number starts no formula. */
export function asCell(shown: string) {
  const text = withoutTurns(shown)
  return /^\+[\d ]+$/.test(text) || !formulaStart.test(text) ? text : `'${text}`
}

function toFileCell<Row>({ exported }: Column<Row>, record: Row): string | number {
  const cell = exported(record)
  return typeof cell === 'number' ? cell : withoutTurns(cell).replace(formulaBehindSeparator, "$1'")
}

/** Without it Excel misreads Odia. */
const byteOrderMark = '\uFEFF'

const newline = '\r\n'

/** Papa Parse, a part of its own. */
export const loadPapa = () => import('papaparse')

/**
 * The records as comma-separated values, for mail merges, databases and other programs. Text stays as it is, even
 * where Excel would make a number or a date of it: an apostrophe works on the clipboard only, and in a file it
 * would become part of the text. The Excel file is there for Excel. Only text that starts like a formula, or would in a
 * program where a semicolon separates, gets the apostrophe: safety counts more there. Papa Parse is loaded on first use.
 *
 * @param onProgress called repeatedly with the share that is done, from 0 to 1
 */
export async function makeCsv<Row = AdminRecord>(
  columns: readonly Column<Row>[],
  records: readonly Row[],
  onProgress: (done: number) => void,
): Promise<Blob> {
  const { default: Papa } = await loadPapa()
  const write = (rows: (string | number)[][]) =>
    Papa.unparse(rows, { newline, quotes: true, escapeFormulae: formulaStart })

  const parts: BlobPart[] = [byteOrderMark + write([columns.map(({ header }) => header)])]
  await inBatches(
    records,
    (batch) =>
      parts.push(
        newline,
        write(batch.map((record) => columns.map((column) => toFileCell(column, record)))),
      ),
    onProgress,
  )
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}
