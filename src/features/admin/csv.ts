import type { Pieces } from '@/shared/live/pieces'
import type { Column } from './columns'
import type { AdminRecord } from './records'

/** What a spreadsheet would take for a formula, also in its full-width form. */
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/

/**
 * A text as a spreadsheet takes it from the clipboard: in one line, no formula, and a quote it begins
 * with is no quote around several cells.
 */
function pasted(text: string): string {
  const line = text.replaceAll(/[\t\r\n]+/g, ' ')
  if (line.startsWith('"')) return `"${line.replaceAll('"', '""')}"`
  return formulaStart.test(line) ? `'${line}` : line
}

/** Records for the clipboard: a line each, and tabs between the cells. */
export const asRows = (columns: readonly Column[], records: readonly AdminRecord[]) =>
  records
    .map((record) => columns.map(({ exported }) => pasted(String(exported(record)))).join('\t'))
    .join('\n')

/** One cell for the clipboard, as people read it: a phone number with its plus is no formula. */
export const asCell = (text: string) =>
  /^\+[\d ]+$/.test(text) || !formulaStart.test(text) ? text : `'${text}`

/** Without it Excel reads Odia as something else. */
const byteOrderMark = '\uFEFF'

const newline = '\r\n'

/** Milliseconds of work at a time, so that the page stays alive. */
const turn = 12

/**
 * The records as a file for spreadsheets: the columns given, in the order given. Its code is
 * loaded when it is first asked for.
 *
 * @param onProgress hears how much is done, from 0 to 1, once and again
 */
export async function makeCsv(
  columns: readonly Column[],
  { chunks, size }: Pieces<AdminRecord>,
  onProgress: (done: number) => void,
): Promise<Blob> {
  const { default: Papa } = await import('papaparse')
  const write = (rows: (string | number)[][]) =>
    Papa.unparse(rows, { newline, escapeFormulae: formulaStart })

  // A file of each turn's rows: all of them written as bytes in the end would hold the page up.
  const parts: Blob[] = []
  let rows = [byteOrderMark + write([columns.map(({ header }) => header)])]
  let done = 0
  let turnEnd = performance.now() + turn
  for (const chunk of chunks) {
    rows.push(
      newline,
      write(chunk.map((record) => columns.map(({ exported }) => exported(record)))),
    )
    done += chunk.length
    if (performance.now() < turnEnd) continue
    parts.push(new Blob(rows))
    rows = []
    onProgress(done / size)
    await new Promise((resolve) => setTimeout(resolve))
    turnEnd = performance.now() + turn
  }
  return new Blob([...parts, ...rows], { type: 'text/csv;charset=utf-8' })
}
