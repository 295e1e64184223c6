import { createSelector } from '@reduxjs/toolkit'
import type { AdminRecord } from '@/shared/collectionConfig'
import { createSearch } from '../view/search'
import { isTrashed } from '@/shared/requests/review'
import { collections, type AdminCollection } from '../collections'

export type Trashed = { list: AdminCollection; record: AdminRecord }

/** The requests in the trash, of all lists, the latest first. */
export const selectTrashed = createSelector(
  collections.map(({ live }) =>
    createSelector([live.selectAll], (records) => records.filter(isTrashed)),
  ),
  (...all): Trashed[] =>
    all
      .flatMap((records, index) => records.map((record) => ({ list: collections[index]!, record })))
      .sort((a, b) => (b.record.review?.atMillis ?? 0) - (a.record.review?.atMillis ?? 0)),
)

/** The requests of a list that match the search; of all lists if no list is chosen. */
export function findTrashed(all: readonly Trashed[], listId: string, search: string) {
  if (listId === '' && search.trim() === '') return all
  const searches = new Map(collections.map((list) => [list, createSearch(list, search)]))
  return all.filter(
    ({ list, record }) =>
      (listId === '' || list.id === listId) &&
      (search.trim() === '' || searches.get(list)!(record)),
  )
}
