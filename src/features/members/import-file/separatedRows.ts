import { KnownError } from '@/shared/config/knownError'
import { loadPapa } from '@/shared/desk/export/csv'

/**
 * Of the lists that are read: as Excel copies cells, and as programs save a table as text. The first of two that divide
 * a list equally well is taken: those behind it stand in texts more often.
 */
const separators = ['\t', ';', '|', ',']

/** Excel writes it into a file so that the separator is known. */
const namedSeparator = /^sep=(.)\r?\n/i

/** Spreadsheets are told so that a text is no number: `="0017"`. */
const formulaOfText = /^="([^"]*)"$/

/** Our own files have an apostrophe where a cell would be a formula. */
const shieldedFormula = /^'(?=[=+\-@])/

/**
 * Papa Parse looks at all spaces behind a quotation mark again for each mark before them, so a file of a million
 * spaces would stop the tab. A list has no more empty cells than this in a row.
 */
const longGap = /[^\S\n]{100,}/g
const mostOfGap = 100

/** One kind of line end, and no gap that takes long to read. */
const prepared = (text: string) =>
  text
    .replace(namedSeparator, '')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(longGap, (gap) => gap.slice(0, mostOfGap))

/**
 * The rows of a text with separated values: from a file, or copied out of a spreadsheet.
 *
 * @throws KnownError if a quotation mark has no end
 */
export async function separatedRows(text: string): Promise<string[][]> {
  const { default: Papa } = await loadPapa()
  const named = namedSeparator.exec(text)
  const plain = prepared(text)
  const start = plain.slice(0, mostOfStart)
  const delimiter =
    named?.[1] ??
    bestOf(separators, (separator) =>
      scoreOf(
        Papa.parse<string[]>(start, { delimiter: separator, newline, preview: mostLines }).data,
      ),
    )
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter, newline })
  const unclosed = errors.find(({ type }) => type === 'Quotes')
  if (unclosed !== undefined) {
    const message = `Row ${(unclosed.row ?? 0) + 1} has a quotation mark (") without an end, so the cells after it cannot be told apart. Delete it there, or save the list as .xlsx.`
    throw new KnownError('quotes', message)
  }
  return data.map((cells) =>
    cells.map((cell) => cell.replace(formulaOfText, '$1').replace(shieldedFormula, '')),
  )
}

const newline = '\n'

/** Lines, and letters, that show which separator a list has. */
const mostLines = 50
const mostOfStart = 100_000

/** How many cells are in rows of the same width. Papa Parse's own guess fails where a title is above the list. */
function scoreOf(rows: readonly string[][]): number {
  const cells = new Map<number, number>()
  for (const { length } of rows) cells.set(length, (cells.get(length) ?? 0) + length - 1)
  return Math.max(...cells.values())
}

const bestOf = (all: readonly string[], score: (each: string) => number): string =>
  all.reduce((best, each) => (score(each) > score(best) ? each : best))
