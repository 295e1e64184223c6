import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { AdminRecord } from '@/shared/collectionConfig'
import { dayMillis } from '@/shared/text/dateText'
import { isDay } from '@/shared/validation/dates'
import type { Column } from '@/shared/desk/table/column'
import { inBatches } from './batches'
import { fewColumns } from './paper'
import { withoutTurns } from './withoutTurns'

/*
 * A workbook of one sheet (ECMA-376, Office Open XML): a zip file with five small parts that are always the
 * same, the sheet and its texts. Both are written and compressed in batches: the libraries that write such
 * files do it in one task, or in a worker that the site's security policy refuses.
 *
 * A text cell holds the number of its text in a table of all texts, as Excel itself writes it: some programs,
 * above all on phones, show a text in its cell as an empty cell.
 */

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** More characters in a cell make Excel call the file damaged. */
const maxLength = 32_767

/** Places in `cellXfs` of the styles. */
const styleAt = { text: 1, header: 2, day: 3, time: 4 }

/**
 * The records as an Excel file. The column decides about numbers and dates, never the typed
 * text: everything else is text, which no program takes for a number, a date or a formula.
 *
 * @param title the name of the sheet, of 31 characters at most and without any of `[]:*?/\`
 * @param onProgress called repeatedly with the share that is done, from 0 to 1
 */
export async function makeXlsx<Row = AdminRecord>(
  title: string,
  columns: readonly Column<Row>[],
  records: readonly Row[],
  onProgress: (done: number) => void,
): Promise<Blob> {
  const chunks: BlobPart[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk as Uint8Array<ArrayBuffer>)
  })
  function open(name: string) {
    const part = new ZipDeflate(name)
    zip.add(part)
    return (text: string, isLast = false) => part.push(strToU8(text), isLast)
  }

  for (const [name, text] of Object.entries(fixedParts(title))) open(name)(declaration + text, true)
  const texts = new Map<string, number>()
  const numberOf: NumberOf = (text) => {
    const number = texts.get(text) ?? texts.size
    texts.set(text, number)
    return number
  }
  const write = open('xl/worksheets/sheet1.xml')
  write(declaration + sheetStart(columns, numberOf))
  await inBatches(
    records,
    (batch, start) =>
      write(batch.map((record, at) => rowOf(columns, record, start + at + 2, numberOf)).join('')),
    (done) => onProgress(done * shareOfSheet),
  )
  write(sheetEnd(columns, records.length), true)
  const writeTexts = open('xl/sharedStrings.xml')
  writeTexts(`${declaration}<sst xmlns="${main}">`)
  await inBatches(
    [...texts.keys()],
    (batch) => writeTexts(batch.map(sharedText).join('')),
    (done) => onProgress(shareOfSheet + done * (1 - shareOfSheet)),
  )
  writeTexts('</sst>', true)
  zip.end()
  return new Blob(chunks, { type: mimeType })
}

/** The number of a text in the table of all texts. */
type NumberOf = (text: string) => number

/** How much of the work the sheet is; its texts are the rest. */
const shareOfSheet = 0.7

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const schemas = 'http://schemas.openxmlformats.org'
const main = `${schemas}/spreadsheetml/2006/main`
const relationships = `${schemas}/officeDocument/2006/relationships`
const mime = 'application/vnd.openxmlformats'

const fixedParts = (title: string) => ({
  '[Content_Types].xml':
    `<Types xmlns="${schemas}/package/2006/content-types">` +
    `<Default Extension="rels" ContentType="${mime}-package.relationships+xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${mime}-officedocument.spreadsheetml.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${mime}-officedocument.spreadsheetml.styles+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${mime}-officedocument.spreadsheetml.worksheet+xml"/>` +
    `<Override PartName="/xl/sharedStrings.xml" ContentType="${mime}-officedocument.spreadsheetml.sharedStrings+xml"/>` +
    '</Types>',
  '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml':
    `<workbook xmlns="${main}" xmlns:r="${relationships}">` +
    `<sheets><sheet name="${escaped(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    ['worksheet', 'worksheets/sheet1.xml'],
    ['styles', 'styles.xml'],
    ['sharedStrings', 'sharedStrings.xml'],
  ),
  'xl/styles.xml': styles,
})

const relations = (...targets: [type: string, target: string][]) =>
  `<Relationships xmlns="${schemas}/package/2006/relationships">` +
  targets
    .map(
      ([type, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${relationships}/${type}" Target="${target}"/>`,
    )
    .join('') +
  '</Relationships>'

const font = (weight: string) => `<font>${weight}<sz val="11"/><name val="Calibri"/></font>`
const format = (numFmtId: number, fontId = 0) =>
  `<xf numFmtId="${numFmtId}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`

/** In the order of `styleAt`, after the plain one. 49 is Excel's own format for text. */
const styles =
  `<styleSheet xmlns="${main}">` +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>' +
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>' +
  `<fonts count="2">${font('')}${font('<b/>')}</fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="5">${format(0)}${format(49)}${format(49, 1)}${format(164)}${format(165)}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
  '</styleSheet>'

/** The width of a page, the frozen first row, the widths, and the headers. */
const sheetStart = (columns: readonly { header: string; width: number }[], numberOf: NumberOf) =>
  `<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>' +
  columns
    .map(
      ({ width }, at) =>
        `<col min="${at + 1}" max="${at + 1}" width="${Math.round(width / pixelsPerCharacter)}" customWidth="1"/>`,
    )
    .join('') +
  '</cols><sheetData><row r="1">' +
  columns
    .map(({ header }, at) => textCell(`${letters(at)}1`, numberOf(header), styleAt.header))
    .join('') +
  '</row>'

/** Of the default font; a column's width is given in characters. */
const pixelsPerCharacter = 7

/**
 * Printed on A4 (paper 9) as wide as a page, as a list is by our own Print. Without Excel's green corner at each
 * number that is text: here it is meant.
 */
const sheetEnd = (columns: readonly unknown[], rows: number) =>
  '</sheetData><pageSetup paperSize="9" fitToHeight="0" ' +
  `orientation="${columns.length > fewColumns ? 'landscape' : 'portrait'}"/><ignoredErrors><ignoredError sqref="A1:${letters(columns.length - 1)}${rows + 1}" ` +
  'numberStoredAsText="1"/></ignoredErrors></worksheet>'

const rowOf = <Row>(
  columns: readonly Column<Row>[],
  record: Row,
  row: number,
  numberOf: NumberOf,
) =>
  `<row r="${row}">${columns.map((column, at) => cellOf(column, record, `${letters(at)}${row}`, numberOf)).join('')}</row>`

function cellOf<Row>(
  { exported, isNumber, isDate }: Column<Row>,
  record: Row,
  place: string,
  numberOf: NumberOf,
): string {
  const value = exported(record)
  if (value === '') return ''
  if (isNumber && Number.isFinite(value)) return `<c r="${place}"><v>${value}</v></c>`
  const text = String(value)
  const days = isDate ? daysOf(text) : undefined
  if (days === undefined) return textCell(place, numberOf(text), styleAt.text)
  return `<c r="${place}" s="${text.length > 10 ? styleAt.time : styleAt.day}"><v>${days}</v></c>`
}

const textCell = (place: string, number: number, at: number) =>
  `<c r="${place}" s="${at}" t="s"><v>${number}</v></c>`

const sharedText = (text: string) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`

/** Excel counts days from the last of 1899, and is wrong about 1900. It knows no time zones. */
function daysOf(text: string): number | undefined {
  const [, day = '', time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?$/.exec(text) ?? []
  if (!isDay(day) || day < '1901') return undefined
  return Date.parse(`${day}T${time}Z`) / dayMillis + 25_569
}

/** The letters of a column, counted from 0: A to Z, AA … */
function letters(at: number): string {
  const last = String.fromCodePoint(65 + (at % 26))
  return at < 26 ? last : letters(Math.floor(at / 26) - 1) + last
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text in XML, without the characters that XML cannot hold. */
const escaped = (text: string) =>
  withoutTurns(text)
    .slice(0, maxLength)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\t\n])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    // Excel reads `_x0041_` as the letter A. This is the way to write an underscore before it.
    .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll(/[&<>"]/g, (character) => entities[character]!)
