import type { CustomSchemaMetadata } from 'yup'
import { displayValue } from '@/shared/forms/displayValue'
import { referenceOf } from '@/shared/forms/reference'
import { isDay } from '@/shared/validation/date'
import { formatMobile } from '@/shared/validation/mobile'
import type { Kind } from './kind'
import type { AdminRecord } from './records'

/** A column of the panel: the same for the table, the cards, the search, the file and the print. */
export type Column = {
  field: string
  header: string
  /** Pixels. */
  width: number
  isNumber: boolean
  /** As people read it. */
  text: (record: AdminRecord) => string
  /** What rows are sorted by; empty values come last either way. */
  sortValue: (record: AdminRecord) => unknown
  /** As a spreadsheet should have it. */
  exported: (record: AdminRecord) => string | number
}

const numbers = ['rupees', 'count', 'acres', 'year']

const widths: { [kind: string]: number } = {
  name: 210,
  choice: 180,
  mobile: 160,
  rupees: 170,
  count: 120,
  acres: 120,
  year: 120,
  date: 130,
  pin: 110,
  box: 120,
  consent: 120,
  timestamp: 190,
  text: 300,
}

/** Every column of a kind: the usual ones, then the other fields in the order of the form. */
export const columnsOf = (kind: Kind): readonly Column[] => {
  const known = made.get(kind)
  if (known !== undefined) return known
  const columns = makeColumns(kind)
  made.set(kind, columns)
  return columns
}

const made = new WeakMap<Kind, readonly Column[]>()

function makeColumns({ fields, prefix, usual }: Kind): Column[] {
  const place = ({ field }: Column) => (usual.includes(field) ? usual.indexOf(field) : usual.length)
  const ofFields = [...fields.values()]
    .filter(({ name }) => name !== 'createdAt')
    .map(({ name, label, meta }) => fieldColumn(name, label, meta))
  const own: Column[] = [
    {
      field: 'createdAt',
      header: 'Received',
      width: widths.timestamp!,
      isNumber: false,
      text: ({ createdAt }) => createdAt,
      sortValue: ({ createdAtMillis }) => createdAtMillis,
      exported: ({ createdAt, createdAtMillis }) =>
        createdAtMillis === null ? createdAt : sortableDateTime(createdAtMillis),
    },
    {
      field: 'reference',
      header: 'Reference',
      width: 150,
      isNumber: false,
      text: ({ id }) => referenceOf(prefix, id),
      sortValue: ({ id }) => id,
      exported: ({ id }) => referenceOf(prefix, id),
    },
  ]
  return [...ofFields, ...own].sort((a, b) => place(a) - place(b))
}

function fieldColumn(field: string, header: string, meta: CustomSchemaMetadata): Column {
  const { kind = 'line', options } = meta
  const isNumber = numbers.includes(kind)
  return {
    field,
    header,
    width: widths[kind] ?? 190,
    isNumber,
    text: (record) => displayValue(meta, record[field]),
    sortValue(record) {
      const value = record[field]
      // In the order of the form's answers: "Up to ₹10 crore" is less than "₹10–100 crore".
      const at = typeof value === 'string' ? (options?.indexOf(value) ?? -1) : -1
      return at >= 0 && field !== 'district' ? at : value
    },
    exported(record) {
      const value = record[field]
      if (typeof value === 'number') return value
      // Without the plus, and with the spaces that keep a spreadsheet from reading a number.
      if (kind === 'mobile' && typeof value === 'string')
        return formatMobile(value).replace('+', '')
      const shown = displayValue(meta, value)
      return typeof value === 'string' && !isDay(shown) && isMistaken.test(shown)
        ? `'${shown}`
        : shown
    },
  }
}

/**
 * What a spreadsheet would read as a number or a day, and change: a member number 0042, a plot
 * 12/3, a case 2-2024, a number of more digits than it keeps.
 */
const isMistaken = /^(0\d+|\d{16,}|\d{1,4}[/-]\d{1,4}([/-]\d{1,4})?|\d+(\.\d+)?e\d+)$/i

const two = (number: number) => String(number).padStart(2, '0')

/** Local time in the form every spreadsheet reads as a time: `2026-11-21 09:30`. */
function sortableDateTime(millis: number) {
  const at = new Date(millis)
  return `${sortableDate(at)} ${two(at.getHours())}:${two(at.getMinutes())}`
}

/** `2026-11-21`, of the local day. */
export const sortableDate = (at: Date) =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

/** A record as one line, for what is said of it. */
export const titleOf = (record: AdminRecord) =>
  [record.name, record.firmName].find((text) => typeof text === 'string' && text !== '') as
    | string
    | undefined
