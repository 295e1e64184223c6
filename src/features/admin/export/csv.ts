import type { AdminRecord } from '@/shared/collectionConfig'
import type { Column } from '../list/columns'

/** A spreadsheet takes these for the start of a formula, full-width forms included. */
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/

/**
 * Text that a spreadsheet would change when it is pasted, because it looks like a number or a date: a
 * member number 0042, a plot 12/3, a case 2-2024, more digits than a number keeps. The apostrophe that
 * prevents this works on the clipboard only. In a file it would become part of the text.
 */
const looksLikeNumber =
  /^(0\d+|\d{16,}|\d{1,4}[/-]\d{1,4}|\d{1,2}[/-]\d{1,2}[/-]\d{4}|\d+(\.\d+)?e\d+)$/i

/** A cell for the clipboard: on one line, not a formula, and a leading quote is escaped. */
function toPastedCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const line = cell.replaceAll(/[\t\r\n]+/g, ' ')
  if (line.startsWith('"')) return `"${line.replaceAll('"', '""')}"`
  return formulaStart.test(line) || looksLikeNumber.test(line) ? `'${line}` : line
}

/** Records for the clipboard: one line each, with tabs between the cells. */
export const asRows = (columns: readonly Column[], records: readonly AdminRecord[]) =>
  records
    .map((record) => columns.map(({ exported }) => toPastedCell(exported(record))).join('\t'))
    .join('\n')

/** One cell for the clipboard, as people read it. The plus of a phone number starts no formula. */
export const asCell = (text: string) =>
  /^\+[\d ]+$/.test(text) || !formulaStart.test(text) ? text : `'${text}`

/** Without it Excel misreads Odia. */
const byteOrderMark = '\uFEFF'

const newline = '\r\n'

/** Rows written in one task: it takes a few milliseconds. */
const batchSize = 250

/**
 * The records as a file for spreadsheets. Papa Parse is loaded on first use.
 *
 * @param onProgress called repeatedly with the share that is done, from 0 to 1
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
  for (let at = 0; at < records.length; at += batchSize) {
    const rows = records.slice(at, at + batchSize)
    parts.push(
      newline,
      write(rows.map((record) => columns.map(({ exported }) => exported(record)))),
    )
    onProgress(Math.min(1, (at + batchSize) / records.length))
    await new Promise((resolve) => setTimeout(resolve))
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}
