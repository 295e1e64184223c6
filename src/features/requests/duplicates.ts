import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { useDeferredValue } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import type { AdminRecord } from '@/shared/collectionConfig'
import { identityKeys } from '@/shared/validation/identity'
import { formLists, type AdminCollection } from './collections'

/** By corrected and by sent values; memoized for each version of a record. */
const keysOf = weakMapMemoize((record: AdminRecord): string[] =>
  identityKeys(record.review?.corrected ?? {}, record).map(
    ({ field, value }) => `${field} ${value}`,
  ),
)

/** Ids of the records with a key, by key. */
type Index = ReadonlyMap<string, readonly string[]>

/** Creates the index of one collection. It stays the same object when its keys do, as after most changes. */
const createIndex = () =>
  createSelector(
    [(records: readonly AdminRecord[]) => records],
    (records): Index => {
      const index = new Map<string, string[]>()
      for (const record of records) {
        for (const key of keysOf(record)) {
          const ids = index.get(key)
          if (ids === undefined) index.set(key, [record.id])
          else ids.push(record.id)
        }
      }
      return index
    },
    { memoizeOptions: { resultEqualityCheck: isSameIndex } },
  )

const isSameIndex = (a: Index, b: Index) =>
  a.size === b.size && [...a].every(([key, ids]) => ids.join() === b.get(key)?.join())

const indexSelectors = formLists.map(createIndex)

/** The indexes of all such lists, in their order. */
export type Duplicates = readonly Index[]

const selectRecords = (root: object) => formLists.map((list) => list.selectRecords(root))

const selectDuplicates = createSelector(
  [(records: readonly (readonly AdminRecord[])[]) => records],
  (records): Duplicates => records.map((all, at) => indexSelectors[at]!(all)),
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
)

/** Deferred, so that the lists themselves are rendered first. */
export const useDuplicates = (): Duplicates =>
  selectDuplicates(useDeferredValue(useSelector(selectRecords, shallowEqual)))

export type Duplicate = { collection: AdminCollection; id: string }

/** The other records of the same person or firm, in the order of the collections. */
export function findDuplicates(
  duplicates: Duplicates,
  own: AdminCollection,
  record: AdminRecord,
): Duplicate[] {
  const keys = keysOf(record)
  return duplicates.flatMap((index, at) => {
    const collection = formLists[at]!
    const ids = new Set(keys.flatMap((key) => index.get(key) ?? []))
    if (collection === own) ids.delete(record.id)
    return [...ids].map((id) => ({ collection, id }))
  })
}
