import { createSelector, lruMemoize } from '@reduxjs/toolkit'
import type { AdminRecord } from '@/shared/collectionConfig'
import type { Column } from './columns'
import { createFilter } from './search'
import { isUnfiltered, type View } from './view'

type Records = readonly AdminRecord[]

/**
 * Creates a selector for the records that match a view, in its order. Each component that shows a list
 * has its own. It filters again only when the records or the conditions change, and sorts again only
 * when the matches or the order change.
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

/** Sorted by a column. Empty values come last in both directions, and equal records keep their order. */
function sorted(records: Records, { sortValue }: Column, isDescending: boolean): Records {
  const sign = isDescending ? -1 : 1
  return records
    .map((record) => ({ record, key: toKey(sortValue(record)) }))
    .sort(({ key: a }, { key: b }) => {
      if (a === b) return 0
      if (a === '' || b === '') return a === '' ? 1 : -1
      // Old records may hold a number where others hold text. Numbers come first.
      if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
      return a < b ? -sign : sign
    })
    .map(({ record }) => record)
}

/** Sorts as people expect: ignores case and puts 9 before 10. */
function toKey(value: unknown): string | number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 0 : 1
  if (typeof value !== 'string') return Array.isArray(value) ? value.join(', ') : ''
  return value.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(12, '0'))
}
