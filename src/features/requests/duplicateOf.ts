import { createSelector } from '@reduxjs/toolkit'
import type { AdminRecord } from '@/shared/collectionConfig'
import { asHeard, referenceOf } from '@/shared/requests/reference'
import { stateOf } from '@/shared/requests/review'
import { groupBy } from '@/shared/text/groupBy'
import { formLists } from './collections'
import type { Duplicate } from './duplicates'

/** The reference number of the request that this one was closed as a duplicate of. */
export const duplicateOf = (record: Pick<AdminRecord, 'review'>): string | undefined =>
  stateOf(record) === 'closed' ? record.review?.details?.duplicateOf : undefined

/** As it is compared: typed without hyphens, or with an O for a zero. */
const plain = (reference: string) => asHeard(reference.replace(/[^\dA-Za-z]/g, ''))

/** The same array while none of them has changed. */
const selectLists = createSelector(
  formLists.map(({ selectRecords }) => selectRecords),
  (...lists) => lists,
)

/** The requests closed as duplicates, by the reference number of the other. */
const selectClosed = createSelector(
  [selectLists],
  (lists): ReadonlyMap<string, readonly Duplicate[]> => {
    const closed = lists.flatMap((records, at) =>
      records.flatMap((record) => {
        const other = duplicateOf(record)
        return other === undefined ? [] : { collection: formLists[at]!, id: record.id, other }
      }),
    )
    return groupBy(closed, ({ other }) => plain(other))
  },
)

const none: readonly Duplicate[] = []

/** The requests that were closed as duplicates of the one with this reference number. */
export const selectDuplicatesOf = (root: object, reference: string) =>
  selectClosed(root).get(plain(reference)) ?? none

/** The request with a reference number; undefined if no list that is here holds it. */
export const selectByReference = createSelector(
  [(_root: object, reference: string | undefined) => reference, selectLists],
  (reference, lists): Duplicate | undefined => {
    if (reference === undefined) return undefined
    for (const [at, records] of lists.entries()) {
      const collection = formLists[at]!
      const isIt = ({ id }: AdminRecord) =>
        plain(referenceOf(collection.prefix, id)) === plain(reference)
      const id = records.find(isIt)?.id
      if (id !== undefined) return { collection, id }
    }
    return undefined
  },
)
