import { weakMapMemoize } from '@reduxjs/toolkit'
import type { CollectionConfig } from '@/shared/collectionConfig'
import { referenceOf } from '@/shared/requests/reference'
import { languageOf, valueOf } from '../records'
import { isDecided, kinds } from '@/shared/requests/steps'
import { labelOf } from '@/shared/text/labelOf'
import { sortableDateTime, textColumn, type Column } from '@/shared/desk/table/column'
import { fieldColumn, widths } from '@/shared/desk/table/fieldColumn'
import { noContext, type ListContext } from './listContext'
import { reviewColumns } from './reviewColumns'

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
    .filter(({ name }) => name !== 'createdAt' && name !== 'language')
    .map(({ name, label, meta }) => fieldColumn(name, label, meta, valueOf))
  const own: Column[] = [
    textColumn('createdAt', 'Received', ({ createdAt }) => createdAt, {
      width: widths.timestamp,
      isDate: true,
      isVerbatim: true,
      sortValue: ({ createdAtMillis }) => createdAtMillis,
      exported: ({ createdAt, createdAtMillis }) =>
        createdAtMillis === null ? createdAt : sortableDateTime(createdAtMillis),
    }),
    ...(fields.has('language') ? [languageColumn] : []),
    textColumn('reference', 'Reference', ({ id }) => referenceOf(kinds[collection].prefix, id), {
      width: 135,
      isVerbatim: true,
      sortValue: ({ id }) => id,
    }),
  ]
  const ofReview = isDecided(collection) ? reviewColumns(collection, context) : []
  return [...ofReview, ...ofFields, ...own].sort((a, b) => place(a) - place(b))
}

/** A record in English names no language. */
const languageColumn: Column = textColumn('language', 'Language', (record) => {
  const language = languageOf(record)
  return language === 'en' ? 'English' : labelOf(language)
})

/** All columns of a collection at a context; the same ones each time for the same context. */
export const columnsAt = weakMapMemoize(makeColumns)
