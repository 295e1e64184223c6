import { createSelector, lruMemoize, weakMapMemoize } from '@reduxjs/toolkit'
import { useDeferredValue } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { latinDigits } from '@/shared/text/search'
import { normalizeMobile } from '@/shared/validation/text'
import { collections } from './collections'
import { textOf, type AdminRecord } from './records'
import type { AdminCollection } from './types'

/** By what two records are of the same person or firm. */
const shared = ['mobile', 'gstin', 'udyam'] as const

/** As the forms store it: what came here another way may be spelled in another. */
const spelled = (field: (typeof shared)[number], text: string) =>
  field === 'mobile' ? normalizeMobile(latinDigits(text)) : text.replaceAll(/\s/g, '').toUpperCase()

/** Made once for each version of a record. */
const keysOf = weakMapMemoize((record: AdminRecord): string[] =>
  shared.flatMap((field) => {
    const key = spelled(field, textOf(record, field))
    return key === '' ? [] : `${field} ${key}`
  }),
)

/** Ids of the records that have a key, by key. */
type Index = ReadonlyMap<string, readonly string[]>

/** The keys of one collection. The same object while they are: most changes leave them as they are. */
const createIndex = () =>
  createSelector(
    [(records: readonly AdminRecord[]) => records],
    (records): Index => {
      const index = new Map<string, string[]>()
      for (const record of records) {
        for (const key of keysOf(record)) {
          const known = index.get(key)
          if (known === undefined) index.set(key, [record.id])
          else known.push(record.id)
        }
      }
      return index
    },
    {
      memoize: lruMemoize,
      memoizeOptions: { resultEqualityCheck: isSameIndex },
      argsMemoize: lruMemoize,
    },
  )

const isSameIndex = (a: Index, b: Index) =>
  a.size === b.size && [...a].every(([key, ids]) => ids.join() === b.get(key)?.join())

const selectIndexes = collections.map(createIndex)

/** The keys of all collections, in their order. */
export type Duplicates = readonly Index[]

const selectRecords = (root: object) => collections.map(({ live }) => live.selectAll(root))

const selectDuplicates = createSelector(
  [(records: readonly (readonly AdminRecord[])[]) => records],
  (records): Duplicates => records.map((all, at) => selectIndexes[at]!(all)),
  {
    memoize: lruMemoize,
    memoizeOptions: { resultEqualityCheck: shallowEqual },
    argsMemoize: lruMemoize,
  },
)

/** Follows all collections, a moment later than the lists that show them. */
export const useDuplicates = (): Duplicates =>
  selectDuplicates(useDeferredValue(useSelector(selectRecords, shallowEqual)))

export type Duplicate = { collection: AdminCollection; id: string }

/** The other records of the same person or firm, in the order of the lists. */
export function findDuplicates(
  duplicates: Duplicates,
  own: AdminCollection,
  record: AdminRecord,
): Duplicate[] {
  const keys = keysOf(record)
  return duplicates.flatMap((index, at) => {
    const collection = collections[at]!
    const ids = new Set(keys.flatMap((key) => index.get(key) ?? []))
    if (collection === own) ids.delete(record.id)
    return [...ids].map((id) => ({ collection, id }))
  })
}
