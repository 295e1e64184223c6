import { KnownError } from '@/shared/config/knownError'
import { sha256 } from '@/shared/text/sha256'
import { isBlank, oneLine } from '@/shared/validation/typed'
import type { Sheet, Table } from '../import/importTypes'
import { mostBytes, refuseTooMany } from './limits'
import { separatedRows } from './separatedRows'

const notAText = () =>
  new KnownError(
    'not-a-table',
    'This file is not a list that can be read here. Save it as .xlsx or .csv and choose it again.',
  )

/**
 * The text of a file, in the encodings in which Excel and other programs save lists: UTF-8, Excel's "Unicode text"
 * (UTF-16), and otherwise that of Windows, as older programs save.
 *
 * @throws KnownError if it is no text
 */
function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (text.includes('\0')) throw notAText()
  return text
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without a mark at its start: each second byte of Latin letters is 0.
  const start = bytes.subarray(0, 1_000)
  const zeros = (from: number) => start.filter((byte, at) => at % 2 === from && byte === 0).length
  const most = start.length / 5
  if (zeros(1) > most && zeros(0) === 0) return 'utf-16le'
  if (zeros(0) > most && zeros(1) === 0) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const saveAsXlsx = 'Open it in Excel, save it as .xlsx, and choose that file.'

/** First bytes of files that are no list, or none that can be read here. */
const otherFiles: [start: RegExp, what: string][] = [
  [
    /^%PDF/,
    'This is a PDF, whose columns cannot be read. Choose the .xlsx or .csv file it was made from.',
  ],
  [/^(\x89PNG|\xff\xd8\xff|GIF8|RIFF)/, 'This is a picture. Choose a list as .xlsx or .csv.'],
  [
    /^\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)?<(!doctype|html|table|head|\?mso|Workbook)/is,
    `This is a web page that is named like a list. ${saveAsXlsx}`,
  ],
  [/^\{\\rtf/, `This is a letter, and not a list. ${saveAsXlsx}`],
]

/**
 * Reads a list from a file: .xlsx, or text in any usual encoding with any usual separator. Of a workbook it is
 * the first sheet that can be a list; `readSheet` gives another one.
 *
 * @throws KnownError with a sentence that says what to do
 */
export async function readTable(file: File): Promise<Table> {
  if (file.size === 0) throw empty()
  if (file.size > mostBytes) {
    const message = `This file has ${Math.ceil(file.size / 1_000_000)} MB. At most ${mostBytes / 1_000_000} MB can be read: divide the list, or take pictures out of it.`
    throw new KnownError('too-large', message)
  }
  const bytes = new Uint8Array(await file.arrayBuffer().catch(unreadable))
  const start = String.fromCharCode(...bytes.subarray(0, 1_000))
  if (start.startsWith('PK')) return readWorkbook(file.name, bytes, start)
  // The files of Office before 2007, in which a workbook with a password is packed, too.
  if (start.startsWith('\xd0\xcf\x11\xe0')) throw oldOffice(bytes)
  const other = otherFiles.find(([pattern]) => pattern.test(start))
  if (other !== undefined) throw new KnownError('not-a-table', other[1])
  return tableOf(file.name, await separatedRows(decodeText(bytes)))
}

/**
 * Reads cells that were copied out of a spreadsheet, or any text with separators.
 *
 * @throws KnownError with a sentence that says what to do
 */
export const readPasted = async (text: string): Promise<Table> =>
  tableOf('Pasted list', await separatedRows(text))

function unreadable(): never {
  const message =
    'The browser cannot read this file. It may have been moved, or changed since it was chosen: choose it again.'
  throw new KnownError('unreadable', message)
}

/** Of the file, as the import stores it. */
const storedName = (name: string) => [...oneLine(name)].slice(0, 100).join('') || 'List'

const empty = () => new KnownError('empty', 'This list is empty.')

function oldOffice(bytes: Uint8Array): KnownError {
  const text = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1))
  return text.includes('EncryptedPackage')
    ? new KnownError(
        'password',
        'This workbook has a password. Open it in Excel, save a copy without the password, and choose that file.',
      )
    : new KnownError('old-xls', `This is an old workbook (.xls). ${saveAsXlsx}`)
}

/**
 * Another sheet of the same workbook.
 *
 * @throws KnownError with a sentence that says what to do
 */
export const readSheet = ({ name, sheets = [] }: Table, sheet: string): Promise<Table> =>
  tableOfSheet(
    name,
    sheets,
    sheets.find((each) => each.name === sheet)!,
  )

async function readWorkbook(name: string, bytes: Uint8Array, start: string) {
  if (/opendocument|iwa|xl\/workbook\.bin/i.test(start)) {
    throw new KnownError(
      'not-a-table',
      `This is a workbook of another kind than .xlsx. ${saveAsXlsx.replace('Excel', 'the program it is of')}`,
    )
  }
  const { workbookSheets } = await import('./workbookSheets')
  const sheets = (await workbookSheets(bytes)).filter(({ rows }) => rows.some(isFilled))
  // A sheet in front of the list may hold its title, or a note.
  const chosen = sheets.find(({ rows }) => rows.some(hasColumns)) ?? sheets[0]
  if (chosen === undefined) throw empty()
  return tableOfSheet(name, sheets, chosen)
}

async function tableOfSheet(name: string, sheets: Sheet[], { name: sheet, rows, merged }: Sheet) {
  if (!rows.some(hasColumns)) {
    const message =
      'This sheet has one column only. Members need at least a number, a name and a firm.'
    throw new KnownError('not-a-table', message)
  }
  return { ...(await tableOf(name, rows)), merged, sheet, sheets }
}

const isFilled = (cells: readonly string[]) => cells.some((cell) => !isBlank(cell))

const hasColumns = (cells: readonly string[]) => cells.filter((cell) => !isBlank(cell)).length > 1

async function tableOf(name: string, rows: string[][]): Promise<Table> {
  const filled = rows.filter(isFilled)
  if (filled.length === 0) throw empty()
  refuseTooMany(filled.length)
  if (!filled.some(hasColumns)) {
    const message =
      'This list has one column only, or a separator that is not known. Members need at least a number, a name and a firm. Save the list as .xlsx and choose that file.'
    throw new KnownError('not-a-table', message)
  }
  return { name: storedName(name), hash: await sha256(JSON.stringify(rows)), rows }
}
