import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import { KnownError } from '@/shared/config/knownError'
import type { MergedArea, Sheet } from '../import/importTypes'
import { refuseTooMany } from './limits'

type Parts = Record<string, Uint8Array<ArrayBuffer>>

/** Of all parts of a workbook together, unpacked: a small file can hold gigabytes. */
const mostBytes = 50_000_000

/** Rows of a sheet of Excel. */
const lastRow = 1_048_576

/** Cells of the area that is read. The library fills the gaps in it, so one cell far away takes all memory. */
const mostPlaces = 10_000_000

/** The files with the cells, without pictures. */
const isNeeded = (name: string) => /\.(xml|rels)$/.test(name) && !/drawing|media|theme/i.test(name)

const isSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)

/*
 * These read files of strangers. No tag goes beyond the next `<`, so that each part of a file is looked at once, and a
 * file that never closes a tag takes no longer than others.
 */

/**
 * A tag without an end, or one so long, or a text: the library reads in pieces, and begins a tag again with each. A cell
 * has 32,767 letters at most.
 */
const endless = /<[^<>]*(?:<|$)|<[^<]{100000}/

/** A formula that has no result, as `#REF!`: the library would read an empty cell. */
const errorCell = /(<c\s[^<>]*\bt=)"e"/g

const emptyCell = /<c\s[^<>]*\/>/g

/** The number of a row, or the column and row of a cell. */
const place = /<(?:row|c)\s[^<>]*\br="([A-Z]{0,3})(\d+)"/g

const mergedCells = /<mergeCell\s[^<>]*\bref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g

const relationship = /<Relationship\s[^<>]*>/g

const sheetTag = /<sheet\s[^<>]*>/g

const damaged = () =>
  new KnownError(
    'damaged',
    'This workbook is damaged, so it cannot be read. Open it in Excel, save it again as .xlsx, and choose that file.',
  )

const tooLarge = (message: string) => new KnownError('too-large', message)

/**
 * The sheets of a workbook (.xlsx), in their order. It is unpacked here: the library would start a worker, which the
 * site's security policy refuses.
 *
 * @throws KnownError if it is no such workbook, or a large one
 */
export async function workbookSheets(bytes: Uint8Array): Promise<Sheet[]> {
  const parts = unpack(bytes)
  if (Object.values(parts).some((part) => endless.test(strFromU8(part)))) throw damaged()
  const merged = new Map<string, MergedArea[]>()
  for (const name of Object.keys(parts).filter(isSheet)) {
    const xml = strFromU8(parts[name]!)
    // Before its cells are read, which takes seconds for a large one.
    refuseTooMany(xml.split('<row').filter((row) => /<(v|t)\b/.test(row)).length)
    refuseFarCells(xml)
    merged.set(name, areasIn(xml))
    parts[name] = strToU8(xml.replace(errorCell, '$1"str"')) as Uint8Array<ArrayBuffer>
  }
  const paths = sheetPaths(parts)
  // A file without compression needs no worker.
  const sheets = await readWorkbook(new Blob([zipSync(parts, { level: 0 })])).catch(() => {
    throw damaged()
  })
  return sheets.map(({ sheet, data }, at) => ({
    name: sheet,
    // A sheet that is a chart has none.
    rows: ((data as unknown[][] | undefined) ?? []).map((row) => row.map(textOf)),
    merged: merged.get(paths[at] ?? '') ?? [],
  }))
}

function unpack(bytes: Uint8Array): Parts {
  let unpacked = 0
  let parts: Parts
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        if (!isNeeded(name)) return false
        // A part that is not packed has its real size alone.
        unpacked += Math.max(size, originalSize)
        return unpacked <= mostBytes
      },
    })
  } catch {
    throw damaged()
  }
  if (unpacked > mostBytes) {
    throw tooLarge('This workbook is too large to read. Copy the list into a new one, and save it.')
  }
  if (!('xl/workbook.xml' in parts)) {
    const message =
      'This file is not a workbook of Excel (.xlsx). Save the list as .xlsx or .csv and choose it again.'
    throw new KnownError('not-a-table', message)
  }
  return parts
}

/** @throws KnownError if a cell is so far away that the area up to it is no list */
function refuseFarCells(xml: string): void {
  let [bottom, right] = [0, 0]
  for (const [, letters = '', digits] of xml.replace(emptyCell, '').matchAll(place)) {
    const row = Number(digits)
    if (row > lastRow) throw damaged()
    if (letters === '') continue
    bottom = Math.max(bottom, row)
    right = Math.max(right, columnOf(letters) + 1)
  }
  if (bottom * right <= mostPlaces) return
  throw tooLarge(
    'A sheet of this workbook has a filled cell far below or beside the list. Copy the list alone into a new workbook, and save it.',
  )
}

/** The part of each sheet, in the order of the workbook. */
function sheetPaths(parts: Parts): string[] {
  const textIn = (name: string) => (name in parts ? strFromU8(parts[name]!) : '')
  const targets = new Map(
    [...textIn('xl/_rels/workbook.xml.rels').matchAll(relationship)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  )
  return [...textIn('xl/workbook.xml').matchAll(sheetTag)].map(([tag]) => {
    const target = targets.get(attribute(tag, 'r:id')) ?? ''
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  })
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

const areasIn = (xml: string): MergedArea[] =>
  [...xml.matchAll(mergedCells)].map(([, left = '', top, right = '', bottom]) => ({
    top: Number(top) - 1,
    bottom: Number(bottom) - 1,
    left: columnOf(left),
    right: columnOf(right),
  }))

/** A is 0, AA is 26. */
const columnOf = (letters: string) =>
  letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** Days come as times of UTC. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  return cell === null || cell === undefined ? '' : String(cell as string | number | boolean)
}
