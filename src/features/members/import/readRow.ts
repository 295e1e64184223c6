import { ValidationError } from 'yup'
import { inBatches } from '@/shared/desk/export/batches'
import type { FormValues } from '@/shared/forms/fieldInfo'
import { withoutUndefined } from '@/shared/firestore/withoutUndefined'
import { isBlank } from '@/shared/validation/typed'
import { kindsWithDues, membershipFields, type MemberKind } from '../schema'
import { importFields, rowSchema } from './importFields'
import type {
  CellProblem,
  ImportField,
  ImportRow,
  ImportValues,
  Matched,
  Table,
  TypedCells,
} from './importTypes'
import { readCell } from './readCell'

/** A list has fewer; an area can be as wide as a sheet. */
const mostColumns = 200

/** Whether a cell is empty because it is merged with another one, by its places from 0. */
function mergedIn({ merged = [], rows }: Table) {
  const places = new Set<string>()
  for (const { top, bottom, left, right } of merged) {
    for (let row = top; row <= Math.min(bottom, rows.length - 1); row += 1) {
      for (let column = left; column <= Math.min(right, mostColumns); column += 1) {
        if (row > top || column > left) places.add(`${row} ${column}`)
      }
    }
  }
  return (row: number, column: number) => places.has(`${row} ${column}`)
}

const mergedMessage =
  'This cell is merged with another in the file, so it is empty here. Enter its value, or leave it empty'

const fields = [...importFields.keys()]

/**
 * Reads all rows below the headers. Empty rows, and headers and titles that are repeated on each printed page, are left
 * out.
 *
 * @param kind of rows that name none
 * @param onProgress called repeatedly with the share that is done, from 0 to 1
 */
export async function readRows(
  table: Table,
  matched: Matched,
  { kind = '' }: { kind?: MemberKind | '' },
  onProgress: (done: number) => void,
): Promise<ImportRow[]> {
  const rows: ImportRow[] = []
  const above = new Set(table.rows.slice(0, matched.firstRow).map((cells) => cells.join('\n')))
  const columnOf = mergedIn(table)
  await inBatches(
    table.rows.slice(matched.firstRow),
    (batch, start) =>
      batch.forEach((cells, at) => {
        const place = matched.firstRow + start + at
        const typed = cellsByField(cells, matched)
        if (Object.keys(typed).length === 0 || above.has(cells.join('\n'))) return
        const merged = matched.columns.flatMap(({ at: column, field }) =>
          field !== undefined && columnOf(place, column) ? [field] : [],
        )
        const filled = typed.kind === undefined && kind !== '' ? { ...typed, kind } : typed
        rows.push(readRow(place + 1, filled, merged))
      }),
    onProgress,
    rowsInATask,
  )
  return rows
}

/** Each takes less than a millisecond; on an old phone several. */
const rowsInATask = 20

/** A row after an administrator has corrected a cell. */
export const correctCell = (row: ImportRow, field: ImportField, typed: string): ImportRow =>
  readRow(
    row.line,
    { ...row.typed, [field]: typed },
    row.merged.filter((name) => name !== field),
  )

/** The cells that hold anything. Several columns of a field are read as one: lines of an address, parts of a name. */
function cellsByField(cells: readonly string[], { columns }: Matched): TypedCells {
  const typed: { [field in ImportField]?: string } = {}
  for (const { at, field } of columns) {
    const cell = cells[at] ?? ''
    if (field === undefined || isBlank(cell)) continue
    const before = typed[field]
    typed[field] =
      before === undefined ? cell : `${before}${field === 'address' ? '\n' : ' '}${cell}`
  }
  return typed
}

/** All cells go through the schema of members, which the database's rules have, too. */
function readRow(line: number, typed: TypedCells, merged: readonly ImportField[]): ImportRow {
  const messages = new Map<string, string>()
  const values: { [field: string]: unknown } = {}
  for (const field of fields) {
    const read = readCell(field, withMobile(field, typed))
    if ('message' in read) messages.set(field, read.message)
    else values[field] = read.value
  }
  for (const field of merged) messages.set(field, mergedMessage)
  // What the type of the row hides is not stored, whatever is in its cell.
  for (const field of [...messages.keys()] as ImportField[]) {
    if (isHidden(field, values)) messages.delete(field)
  }
  if (messages.has('paidUntil') && lifelong.test(typed.paidUntil ?? '')) {
    messages.set('paidUntil', lifeMessage)
    // Which of the two cells is wrong is not known.
    if (kindsWithDues.includes(values.kind as MemberKind)) messages.set('kind', otherKindMessage)
  }
  values.legacyNumber ??= oldSpelling(typed.number)
  const { checked, errors } = check(values)
  for (const { path = '', message } of errors) {
    // A blank old number needs no correction.
    if (path === 'legacyNumber' && typed.legacyNumber === undefined) continue
    if (!messages.has(path)) messages.set(path, message)
  }
  const problems: CellProblem[] = fields.flatMap((field) => {
    const message = messages.get(field)
    return message === undefined ? [] : [{ field, message, typed: typed[field] ?? '' }]
  })
  const refused = new Set([...messages.keys(), ...errors.map(({ path = '' }) => path)])
  const valid = Object.entries(checked).filter(([name]) => !refused.has(name))
  return {
    line,
    typed,
    merged,
    values: withoutUndefined(Object.fromEntries(valid)) as ImportValues,
    problems,
  }
}

const isHidden = (field: ImportField, values: object) =>
  importFields.get(field)!.resolve(values as FormValues).isHidden

/** What lists write under "Valid up to" for a life member. */
const lifelong = /^\W*(l\W?m\b|life|perm)|ଆଜୀବନ|आजीवन/i

const lifeMessage =
  'This says that the member is a life member. Choose the type Life, or enter a date'

const otherKindMessage =
  '“Paid until” says that this is a life member. Choose the type Life, or enter a date there'

/** Lists write "same" where WhatsApp has the number of the mobile. */
function withMobile(field: ImportField, { [field]: cell = '', mobile = '' }: TypedCells) {
  return field === 'whatsapp' && /^\s*(same|yes)\b/i.test(cell) ? mobile : cell
}

/** The number as the list has it, where it is stored in another way: `0017` for 17. */
function oldSpelling(typed = ''): string | undefined {
  const spelling = typed.trim()
  const { number } = membershipFields
  return number.isValidSync(spelling) && number.cast(spelling) !== spelling ? spelling : undefined
}

function check(values: object): { checked: object; errors: ValidationError[] } {
  try {
    return { checked: rowSchema.validateSync(values, { abortEarly: false }), errors: [] }
  } catch (thrown) {
    if (!ValidationError.isError(thrown)) throw thrown
    return { checked: rowSchema.cast(values, { assert: false }), errors: thrown.inner }
  }
}
