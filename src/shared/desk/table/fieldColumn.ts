import type { CustomSchemaMetadata } from 'yup'
import type { AdminRecord } from '@/shared/collectionConfig'
import { displayValue, isVerbatim } from '@/shared/text/displayValue'
import { labelOf } from '@/shared/text/labelOf'
import { mobileInFile, type Column } from './column'

const numbers = ['rupees', 'count', 'acres', 'year']

/** Chosen so that the default columns of the larger lists fit on a screen of 1440 pixels. */
export const widths: { [kind: string]: number } = {
  name: 170,
  choice: 120,
  mobile: 148,
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

/** A column for a field of a schema. */
export function fieldColumn<Row = AdminRecord>(
  field: string,
  header: string,
  meta: CustomSchemaMetadata,
  valueOf: (row: Row, field: string) => unknown,
): Column<Row> {
  const { kind = 'line', options } = meta
  const isNumber = numbers.includes(kind)
  // An answer holds the day of its meeting as it was at the time, so its schema takes any text.
  const isDate = kind === 'date' || field === 'meetingDate'
  const shown: CustomSchemaMetadata = isDate ? { ...meta, kind: 'date' } : meta
  const toldBy = (record: Row) => {
    const value = valueOf(record, field)
    return value === meta.usual ? undefined : value
  }
  return {
    field,
    header,
    width: widths[kind] ?? 145,
    isNumber,
    isDate,
    isVerbatim: isVerbatim(meta),
    text: (record) => displayValue(shown, toldBy(record)),
    sortValue(record) {
      const value = valueOf(record, field)
      // In the order of the form's options: "Up to ₹10 crore" is less than "₹10–100 crore".
      if (field === 'district' && typeof value === 'string') return labelOf(value)
      const at = typeof value === 'string' ? (options?.indexOf(value) ?? -1) : -1
      return at >= 0 ? at : value
    },
    exported(record) {
      const value = toldBy(record)
      if (typeof value === 'number') return value
      if (isDate && typeof value === 'string') return value
      if (kind === 'mobile' && typeof value === 'string') return mobileInFile(value)
      return displayValue(meta, value)
    },
  }
}
