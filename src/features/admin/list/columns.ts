import type { CustomSchemaMetadata } from 'yup'
import type { AdminRecord, CollectionConfig } from '@/shared/collectionConfig'
import { referenceOf } from '@/shared/forms/submit/reference'
import { displayValue } from '@/shared/validation/displayValue'
import { formatMobile } from '@/shared/validation/text'
import { isVerbatim } from '../records'

/** A column of a list, for the table, the cards, the files and the print. */
export type Column = {
  field: string
  header: string
  /** Minimum width in pixels. Spare room is shared in proportion to it. */
  width: number
  isNumber: boolean
  /** Whether `exported` gives days or times, as `2026-11-21` or `2026-11-21 09:30`. */
  isDate: boolean
  /** A name, a number or an address, which nothing may translate. */
  isVerbatim: boolean
  /** As displayed. */
  text: (record: AdminRecord) => string
  /** Rows are sorted by it. Empty values come last in both directions. */
  sortValue: (record: AdminRecord) => unknown
  /** For spreadsheets: numbers as numbers, times in a sortable format. */
  exported: (record: AdminRecord) => string | number
}

const numbers = ['rupees', 'count', 'acres', 'year']

/** Chosen so that the default columns of the larger lists fit on a screen of 1440 pixels. */
const widths: { [kind: string]: number } = {
  name: 170,
  choice: 120,
  mobile: 145,
  rupees: 135,
  count: 95,
  acres: 95,
  year: 95,
  date: 110,
  pin: 90,
  box: 95,
  consent: 95,
  timestamp: 172,
  text: 220,
}

type Described = Pick<CollectionConfig, 'fields' | 'prefix' | 'defaultColumns'>

/** All columns of a collection: the default ones, then the other fields in the order of the form. */
export function makeColumns({ fields, prefix, defaultColumns: first }: Described): Column[] {
  const place = ({ field }: Column) => (first.includes(field) ? first.indexOf(field) : first.length)
  const ofFields = [...fields.values()]
    .filter(({ name }) => name !== 'createdAt')
    .map(({ name, label, meta }) => fieldColumn(name, label, meta))
  const own: Column[] = [
    {
      field: 'createdAt',
      header: 'Received',
      width: widths.timestamp!,
      isNumber: false,
      isDate: true,
      isVerbatim: true,
      text: ({ createdAt }) => createdAt,
      sortValue: ({ createdAtMillis }) => createdAtMillis,
      exported: ({ createdAt, createdAtMillis }) =>
        createdAtMillis === null ? createdAt : sortableDateTime(createdAtMillis),
    },
    {
      field: 'reference',
      header: 'Reference',
      width: 130,
      isNumber: false,
      isDate: false,
      isVerbatim: true,
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
    width: widths[kind] ?? 145,
    isNumber,
    // An answer holds the day of its meeting as it was at the time, so its schema takes any text.
    isDate: kind === 'date' || field === 'meetingDate',
    isVerbatim: isVerbatim(meta),
    text: (record) => displayValue(meta, record[field]),
    sortValue(record) {
      const value = record[field]
      // In the order of the form's options: "Up to ₹10 crore" is less than "₹10–100 crore".
      const at = typeof value === 'string' ? (options?.indexOf(value) ?? -1) : -1
      return at >= 0 && field !== 'district' ? at : value
    },
    exported(record) {
      const value = record[field]
      if (typeof value === 'number') return value
      // A plus would start a formula. The spaces keep it from becoming a number.
      if (kind === 'mobile' && typeof value === 'string')
        return formatMobile(value).replace('+', '')
      return displayValue(meta, value)
    },
  }
}

const two = (number: number) => String(number).padStart(2, '0')

/** Local time in a format that every spreadsheet recognises: `2026-11-21 09:30`. */
function sortableDateTime(millis: number) {
  const at = new Date(millis)
  return `${sortableDate(at)} ${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The local date, as `2026-11-21`. */
export const sortableDate = (at: Date) =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
