import { createSelector } from '@reduxjs/toolkit'
import { selectWithdrawn } from '@/features/rights/api'
import { collectionById, isWhole } from '@/features/requests/api'
import { stateOf } from '@/shared/requests/review'

export const registrationList = collectionById('registrations')!
const rightsList = collectionById('rights')!

/** The approved requests for membership from which a member can be made: none in the trash, and none withdrawn. */
export const selectApproved = createSelector(
  [
    (root: object) => registrationList.selectRecords(root),
    (root: object) => selectWithdrawn(root, registrationList),
  ],
  (records, withdrawn) =>
    records.filter((record) => stateOf(record) === 'approved' && !withdrawn.has(record.id)),
)

/** Whether all of them are there. A request may be withdrawn by another one. */
export const selectAreApprovedWhole = (root: object) =>
  isWhole(registrationList, root) && isWhole(rightsList, root)
