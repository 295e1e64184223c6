import { weakMapMemoize } from '@reduxjs/toolkit'
import type { CustomSchemaMetadata } from 'yup'
import type { AdminRecord, CollectionConfig } from '@/shared/collectionConfig'
import { referenceOf } from '@/shared/requests/reference'
import { displayValue } from '@/shared/text/displayValue'
import { isVerbatim, valueOf } from '../records'
import { isDecided, kinds } from '@/shared/requests/steps'
import { mobileInFile, sortableDateTime, textColumn, type Column } from '@/shared/desk/table/column'
import { noContext, type ListContext } from './listContext'
import { reviewColumns } from './reviewColumns'

const numbers = ['rupees', 'count', 'acres', 'year']

/** Chosen so that the default columns of the larger lists fit on a screen of 1440 pixels. */
const widths: { [kind: string]: number } = {
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

type Described = Pick<CollectionConfig, 'id' | 'fields' | 'ownColumns'>

/** The field that names a record: rights requests have no name. Its column is always shown. */
export const titleFieldOf = ({ fields }: Pick<CollectionConfig, 'fields'>) =>
  fields.has('name') ? 'name' : 'kind'

/** The columns of a list until others are chosen: all lists begin and end in the same way. */
export function defaultColumnsOf(config: Described): string[] {
  const ofReview = isDecided(config.id) ? ['state', 'due', 'assignee'] : []
  const mobile = config.fields.has('mobile') ? ['mobile'] : []
  const first = ['reference', titleFieldOf(config), ...ofReview, ...mobile]
  return [...first, ...config.ownColumns, 'createdAt']
}

/**
 * All columns of a collection: the default ones, then those of the review, then the other fields in
 * the order of the form.
 */
export function makeColumns(config: Described, context: ListContext = noContext): Column[] {
  const { id: collection, fields } = config
  const first = defaultColumnsOf(config)
  const place = ({ field }: Column) => (first.includes(field) ? first.indexOf(field) : first.length)
  const ofFields = [...fields.values()]
    .filter(({ name }) => name !== 'createdAt')
    .map(({ name, label, meta }) => fieldColumn(name, label, meta))
  const own: Column[] = [
    textColumn('createdAt', 'Received', ({ createdAt }) => createdAt, {
      width: widths.timestamp,
      isDate: true,
      isVerbatim: true,
      sortValue: ({ createdAtMillis }) => createdAtMillis,
      exported: ({ createdAt, createdAtMillis }) =>
        createdAtMillis === null ? createdAt : sortableDateTime(createdAtMillis),
    }),
    textColumn('reference', 'Reference', ({ id }) => referenceOf(kinds[collection].prefix, id), {
      width: 135,
      isVerbatim: true,
      sortValue: ({ id }) => id,
    }),
  ]
  const ofReview = isDecided(collection) ? reviewColumns(collection, context) : []
  return [...ofReview, ...ofFields, ...own].sort((a, b) => place(a) - place(b))
}

/** All columns of a collection at a context; the same ones each time for the same context. */
export const columnsAt = weakMapMemoize(makeColumns)

function fieldColumn(field: string, header: string, meta: CustomSchemaMetadata): Column {
  const { kind = 'line', options } = meta
  const isNumber = numbers.includes(kind)
  // An answer holds the day of its meeting as it was at the time, so its schema takes any text.
  const isDate = kind === 'date' || field === 'meetingDate'
  const shown: CustomSchemaMetadata = isDate ? { ...meta, kind: 'date' } : meta
  const toldBy = (record: AdminRecord) => {
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
      const at = typeof value === 'string' ? (options?.indexOf(value) ?? -1) : -1
      return at >= 0 && field !== 'district' ? at : value
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
