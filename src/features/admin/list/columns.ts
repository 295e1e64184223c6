import type { CustomSchemaMetadata } from 'yup'
import { displayValue } from '@/shared/validation/displayValue'
import { referenceOf } from '@/shared/forms/submit/reference'
import { formatMobile } from '@/shared/validation/text'
import type { AdminCollection, Column } from '../types'

const numbers = ['rupees', 'count', 'acres', 'year']

/** So that the default columns of the larger lists fit beside the menu on a screen of 1440 pixels. */
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

type Described = Pick<AdminCollection, 'fields' | 'prefix' | 'defaultColumns'>

/** Every column of a collection: the default ones, then the other fields in the order of the form. */
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
      return displayValue(meta, value)
    },
  }
}

const two = (number: number) => String(number).padStart(2, '0')

/** Local time in the form every spreadsheet reads as a time: `2026-11-21 09:30`. */
function sortableDateTime(millis: number) {
  const at = new Date(millis)
  return `${sortableDate(at)} ${two(at.getHours())}:${two(at.getMinutes())}`
}

/** `2026-11-21`, of the local day. */
export const sortableDate = (at: Date) =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
