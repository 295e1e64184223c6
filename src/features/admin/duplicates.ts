import { createSelector, lruMemoize, weakMapMemoize } from '@reduxjs/toolkit'
import { useDeferredValue } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { latinDigits } from '@/shared/text/latinDigits'
import { normaliseMobile } from '@/shared/validation/mobile'
import { collections } from './collections'
import { textOf, type AdminRecord } from './records'
import type { AdminCollection } from './types'

/** By what two records are of the same person or firm. */
const shared = ['mobile', 'gstin', 'udyam'] as const

/** As the forms store it: what came here another way may be spelled in another. */
const spelled = (field: (typeof shared)[number], text: string) =>
  field === 'mobile' ? normaliseMobile(latinDigits(text)) : text.replaceAll(/\s/g, '').toUpperCase()

/** Made once for each version of a record. */
const keysOf = weakMapMemoize((record: AdminRecord): string[] =>
  shared.flatMap((field) => {
    const key = spelled(field, textOf(record, field))
    return key === '' ? [] : `${field} ${key}`
  }),
)

type Index = ReadonlyMap<string, readonly AdminRecord[]>

/** The records of one collection by their keys; put together again when the collection changes. */
const createIndex = () =>
  createSelector(
    [(records: readonly AdminRecord[]) => records],
    (records): Index => {
      const index = new Map<string, AdminRecord[]>()
      for (const record of records) {
        for (const key of keysOf(record)) {
          const known = index.get(key)
          if (known === undefined) index.set(key, [record])
          else known.push(record)
        }
      }
      return index
    },
    { memoize: lruMemoize, argsMemoize: lruMemoize },
  )

const selectIndexes = collections.map(createIndex)

/** The records of all collections, by keys. */
export type Duplicates = readonly Index[]

const selectRecords = (root: object) => collections.map(({ live }) => live.selectAll(root))

/** Follows all collections, a moment later than the lists that show them. */
export function useDuplicates(): Duplicates {
  const records = useDeferredValue(useSelector(selectRecords, shallowEqual))
  return selectDuplicates(records)
}

const selectDuplicates = createSelector(
  [(records: readonly (readonly AdminRecord[])[]) => records],
  (records): Duplicates => records.map((all, at) => selectIndexes[at]!(all)),
)

export type Duplicate = { collection: AdminCollection; record: AdminRecord }

/** The other records of the same person or firm, in the order of the lists. */
export function findDuplicates(
  duplicates: Duplicates,
  { collection: own, record }: Duplicate,
): Duplicate[] {
  const keys = keysOf(record)
  return duplicates.flatMap((index, at) => {
    const collection = collections[at]!
    const found = new Set(keys.flatMap((key) => index.get(key) ?? []))
    return [...found]
      .filter(({ id }) => collection !== own || id !== record.id)
      .map((other) => ({ collection, record: other }))
  })
}
