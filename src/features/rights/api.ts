import type { AdminRecord, CollectionConfig } from '@/shared/collectionConfig'
import { createRequestCollection } from '@/shared/firestore/live/requestCollection'
import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { sha256Now } from '@/shared/text/sha256Now'
import { statusSecret } from '@/shared/requests/status'

/** All rights requests, for administrators. */
export const rightsRequests = createRequestCollection('rightsRequests', 'rights', () =>
  import('./schema').then((module) => module.rightsRequestSchema),
)

/*
 * Which requests are withdrawn. The desk has all that it takes: a withdrawal holds the key of its request, and
 * the key is a hash of the request's id. So it reads nothing for it, however many withdrawals there are.
 */

/** The key of a request's status, as `statusKey` makes it. Computed once for each version of a record. */
export const keyOf = weakMapMemoize((prefix: string, record: AdminRecord) =>
  sha256Now(statusSecret(prefix, record.id)),
)

/** A withdrawal that an owner has taken back is refused: its request is as any other again. */
export const isWithdrawal = ({ kind, review }: Pick<AdminRecord, 'review'> & { kind?: unknown }) =>
  kind === 'Withdraw' && review?.state !== 'refused'

export const selectRights: (root: object) => readonly AdminRecord[] = rightsRequests.selectAll

const isSameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((item) => b.has(item))

const sameSet = { memoizeOptions: { resultEqualityCheck: isSameSet } }

const selectWithdrawnKeys = createSelector(
  [selectRights],
  (all): ReadonlySet<string> =>
    new Set(all.filter(isWithdrawal).map(({ key }) => (typeof key === 'string' ? key : ''))),
  sameSet,
)

/** A list of requests, as far as keys need it. */
type Keyed = {
  prefix: string
  live: Pick<CollectionConfig['live'], 'selectState'>
}

/** Creates the selector of the ids of a list, also of records in the trash, by their keys. */
const createSelectIds = ({ prefix, live }: Keyed) =>
  createSelector(
    [(root: object) => live.selectState(root).entities],
    (entities): ReadonlyMap<string, string> =>
      new Map(Object.values(entities).map((record) => [keyOf(prefix, record), record.id])),
  )

const none: ReadonlySet<string> = new Set()

/** The selectors of a list that need the keys of its records. */
const selectorsOf = weakMapMemoize((list: Keyed) => {
  const selectIds = createSelectIds(list)
  const selectIdsIfNeeded = (root: object) =>
    selectWithdrawnKeys(root).size === 0 ? undefined : selectIds(root)
  const selectWithdrawn = createSelector(
    [selectWithdrawnKeys, selectIdsIfNeeded],
    (withdrawn, ids): ReadonlySet<string> =>
      ids === undefined ? none : new Set([...withdrawn].flatMap((key) => ids.get(key) ?? [])),
    sameSet,
  )
  return { selectIds, selectWithdrawn }
})

/** The ids of the records of a list that their applicants have withdrawn. The same object while they are the same. */
export const selectWithdrawn = (root: object, list: Keyed) =>
  selectorsOf(list).selectWithdrawn(root)

/** The id of the record of a list that has a key, also if the record is in the trash; undefined if there is none. */
export const selectIdOf = (root: object, list: Keyed, key: string) =>
  selectorsOf(list).selectIds(root).get(key)
