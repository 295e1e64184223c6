import { copiedMobile, mobilePattern } from '@/shared/validation/mobile'
import { isBlank } from '@/shared/validation/typed'
import { memberNumberPattern, normalizeMemberNumber } from '../memberNumber'
import { readChoice } from './choiceWords'
import { fieldsOfHeader, isPart, isVague } from './headerWords'
import { importFields } from './importFields'
import type { ImportColumn, ImportField, Matched } from './importTypes'

/** The fields that an administrator has chosen for headers; an empty text: the column is left out. */
export type Remembered = { readonly [header: string]: ImportField | '' }

/** Rows above the headers: the name of the association, a date. */
const mostTitleRows = 15

/** Rows whose values decide the meaning of a header that has several. */
const mostSamples = 50

/**
 * Finds the headers of a list, in one row or two, and the field of each column. A field that several columns may
 * hold is left to the administrator.
 *
 * @param remembered the earlier choices for the same headers
 */
export function matchColumns(rows: readonly string[][], remembered: Remembered = {}): Matched {
  const { headers, firstRow } = findHeaders(rows)
  const data = rows.slice(firstRow)
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, at): ImportColumn => {
    const values = filledIn(data, at)
    const header = headers[at] ?? ''
    return { at, header, samples: values.slice(0, 3), field: fieldOf(header, values, remembered) }
  }).filter(({ header, samples }) => header !== '' || samples.length > 0)
  return withoutTwice({ firstRow, columns, twice: [] }, remembered)
}

/**
 * The chosen columns to remember. Without headers there is nothing: it would be the data of a member. A header
 * that is there twice says too little.
 */
export const rememberedOf = ({ columns, firstRow }: Matched): Remembered =>
  Object.fromEntries(
    columns
      .filter(
        ({ header }) =>
          firstRow > 0 &&
          header !== '' &&
          columns.filter((column) => column.header === header).length === 1,
      )
      .map(({ header, field }): [string, ImportField | ''] => [header, field ?? '']),
  )

function filledIn(rows: readonly string[][], at: number): string[] {
  const values: string[] = []
  for (const cells of rows) {
    const cell = cells[at] ?? ''
    if (!isBlank(cell)) values.push(cell)
    if (values.length === mostSamples) break
  }
  return values
}

const lineOf = (text = '') => text.trim().replace(/\s+/g, ' ')

function findHeaders(rows: readonly string[][]): { headers: string[]; firstRow: number } {
  let best = { headers: [] as string[], firstRow: 0, known: 0 }
  for (const [at, cells] of rows.slice(0, mostTitleRows).entries()) {
    const single = cells.map(lineOf)
    const known = countKnown(single)
    if (isHeaderRow(single, known) && known > best.known) {
      best = { headers: single, firstRow: at + 1, known }
    }
    const below = (rows[at + 1] ?? []).map(lineOf)
    const both = joinHeaders(single, below)
    const knownOfBoth = countKnown(both)
    if (isPartOfHeaders(below) && knownOfBoth > best.known) {
      best = { headers: both, firstRow: at + 2, known: knownOfBoth }
    }
  }
  return best
}

const countKnown = (headers: readonly string[]) =>
  new Set(headers.filter((header) => fieldsOfHeader(header).length > 0)).size

const isHeaderRow = (headers: readonly string[], known: number) =>
  known >= 2 || (known === 1 && headers.filter(Boolean).length === 1)

/** Members below the headers have numbers and addresses; headers have none. */
const isPartOfHeaders = (cells: readonly string[]) =>
  cells.some((cell) => fieldsOfHeader(cell).length > 0) &&
  cells.every((cell) => !/\d{3}|@/.test(cell))

/** The headers of two rows: the one above may be merged over several columns. */
function joinHeaders(above: readonly string[], below: readonly string[]): string[] {
  let group = ''
  return Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    const [top = '', bottom = ''] = [above[at], below[at]]
    group = top || group
    if (bottom === '') return top
    const whole = `${group} ${bottom}`.trim()
    return fieldsOfHeader(whole).length > 0 || fieldsOfHeader(bottom).length === 0 ? whole : bottom
  })
}

function fieldOf(
  header: string,
  values: readonly string[],
  remembered: Remembered,
): ImportField | undefined {
  if (Object.hasOwn(remembered, header)) return remembered[header] || undefined
  const fields = fieldsOfHeader(header)
  return fields.length < 2 ? fields[0] : fields.find((field) => fits(field, values))
}

/** Whether most values are of a field. */
const fits = (field: ImportField, values: readonly string[]) =>
  values.filter((value) => isOf(field, value)).length > values.length / 2

function isOf(field: ImportField, value: string): boolean {
  const { kind, options = [] } = importFields.get(field)!.meta
  if (kind === 'choice') return options.includes(readChoice(field, options, value))
  if (kind === 'mobile') return mobilePattern.test(copiedMobile(value))
  if (field === 'number') {
    return /\d/.test(value) && memberNumberPattern.test(normalizeMemberNumber(value))
  }
  return kind === 'name' ? /\p{L}/u.test(value) && !/\d/.test(value) : false
}

/** Takes a field away from columns that claim it together, unless one of them says it better. */
function withoutTwice(matched: Matched, remembered: Remembered): Matched {
  const twice: Matched['twice'] = []
  let { columns } = matched
  for (const field of importFields.keys()) {
    const all = columns.filter((column) => column.field === field)
    const precise = all.filter(({ header }) => !isVague(header))
    const claims = precise.length > 0 ? precise : all
    const isChosen = all.some(({ header }) => Object.hasOwn(remembered, header))
    const areParts = claims.every(({ header }) => isPart(field, header))
    if (all.length < 2 || isChosen || (areParts && claims.length === all.length)) continue
    const keeps = claims.length === 1 || areParts ? claims : []
    if (keeps.length === 0) twice.push({ field, headers: claims.map(({ header }) => header) })
    columns = columns.map((column) =>
      column.field === field && !keeps.includes(column) ? { ...column, field: undefined } : column,
    )
  }
  return { ...matched, columns, twice }
}
