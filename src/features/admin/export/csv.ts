import type { AdminRecord } from '../records'
import type { Column } from '../types'

/** What a spreadsheet would take for a formula, also in its full-width form. */
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/

/**
 * What a spreadsheet would read from the clipboard as a number or a day, and change: a member number
 * 0042, a plot 12/3, a case 2-2024, a number of more digits than it keeps. In a file the mark before it
 * would be read as a part of the text.
 */
const isMistaken =
  /^(0\d+|\d{16,}|\d{1,4}[/-]\d{1,4}|\d{1,2}[/-]\d{1,2}[/-]\d{4}|\d+(\.\d+)?e\d+)$/i

/**
 * A text as a spreadsheet takes it from the clipboard: in one line, no formula, and a quote it begins
 * with is no quote around several cells.
 */
function pasted(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const line = cell.replaceAll(/[\t\r\n]+/g, ' ')
  if (line.startsWith('"')) return `"${line.replaceAll('"', '""')}"`
  return formulaStart.test(line) || isMistaken.test(line) ? `'${line}` : line
}

/** Records for the clipboard: a line each, and tabs between the cells. */
export const asRows = (columns: readonly Column[], records: readonly AdminRecord[]) =>
  records
    .map((record) => columns.map(({ exported }) => pasted(exported(record))).join('\t'))
    .join('\n')

/** One cell for the clipboard, as people read it: a phone number with its plus is no formula. */
export const asCell = (text: string) =>
  /^\+[\d ]+$/.test(text) || !formulaStart.test(text) ? text : `'${text}`

/** Without it Excel reads Odia as something else. */
const byteOrderMark = '\uFEFF'

const newline = '\r\n'

/** Rows that are written before the page gets its turn: some milliseconds. */
const rowsAtATime = 250

/**
 * The records as a file for spreadsheets: the columns given, in the order given. Its code is loaded
 * when it is first asked for.
 *
 * @param onProgress hears how much is done, from 0 to 1, once and again
 */
export async function makeCsv(
  columns: readonly Column[],
  records: readonly AdminRecord[],
  onProgress: (done: number) => void,
): Promise<Blob> {
  const { default: Papa } = await import('papaparse')
  const write = (rows: (string | number)[][]) =>
    Papa.unparse(rows, { newline, escapeFormulae: formulaStart })

  const parts: BlobPart[] = [byteOrderMark + write([columns.map(({ header }) => header)])]
  for (let at = 0; at < records.length; at += rowsAtATime) {
    const rows = records.slice(at, at + rowsAtATime)
    parts.push(
      newline,
      write(rows.map((record) => columns.map(({ exported }) => exported(record)))),
    )
    onProgress(Math.min(1, (at + rowsAtATime) / records.length))
    await new Promise((resolve) => setTimeout(resolve))
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}
