import { createSelector, lruMemoize } from '@reduxjs/toolkit'
import type { AdminRecord } from '../records'
import type { Column } from '../types'
import { createFilter } from './search'
import { isUnfiltered, type View } from './view'

type Records = readonly AdminRecord[]

/**
 * Makes the selector of the records a view shows, in its order; one for each place that shows some.
 * It searches again only when records or conditions have changed, and sorts again only when what is
 * found or the order has. One result is kept, for with each change the one before is of no use.
 */
export function createSelectRows() {
  const options = { memoize: lruMemoize, argsMemoize: lruMemoize }
  const selectFound = createSelector(
    [
      (records: Records) => records,
      (_records: Records, view: View) => view.collection,
      (_records: Records, view: View) => view.search,
      (_records: Records, view: View) => view.filters,
      (_records: Records, view: View) => view.from,
      (_records: Records, view: View) => view.to,
    ],
    (records, collection, search, filters, from, to): Records => {
      const conditions = { collection, search, filters, from, to }
      return isUnfiltered(conditions) ? records : records.filter(createFilter(conditions))
    },
    options,
  )
  return createSelector(
    [
      selectFound,
      (_records: Records, { collection, sort }: View) =>
        sort === null ? undefined : collection.columns.find(({ field }) => field === sort.field),
      (_records: Records, { sort }: View) => sort?.isDescending === true,
    ],
    (found, column, isDescending): Records =>
      column === undefined ? found : sorted(found, column, isDescending),
    options,
  )
}

/** In the order of a column; empty values come last either way, and records that are alike stay as they are. */
function sorted(records: Records, { sortValue }: Column, isDescending: boolean): Records {
  const sign = isDescending ? -1 : 1
  return records
    .map((record) => ({ record, key: toKey(sortValue(record)) }))
    .sort(({ key: a }, { key: b }) => {
      if (a === b) return 0
      if (a === '' || b === '') return a === '' ? 1 : -1
      // A number where others have a text, as old records may hold it: numbers first.
      if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
      return a < b ? -sign : sign
    })
    .map(({ record }) => record)
}

/** Texts that compare as people sort them: capital letters no other than small ones, 9 before 10. */
function toKey(value: unknown): string | number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 0 : 1
  if (typeof value !== 'string') return Array.isArray(value) ? value.join(', ') : ''
  return value.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(12, '0'))
}
