import { createSelector } from '@reduxjs/toolkit'
import type { AdminRecord } from '@/shared/collectionConfig'
import type { FollowUp } from '@/shared/validation/review'
import { compareNames } from '@/shared/text/compareNames'
import { requestLists, selectOpen, type Requests } from '../waiting'

export type DueFollowUp = {
  list: Requests
  record: AdminRecord
  followUp: FollowUp
  isMine: boolean
}

/**
 * The open requests to look at again today, or since an earlier day. Those come first that an administrator
 * has set or looks after, then the oldest.
 *
 * @param today as YYYY-MM-DD
 */
export const selectDueFollowUps = createSelector(
  [
    (root: object) => requestLists.map(({ id }) => selectOpen(root, id)),
    (_root: object, uid: string | null) => uid,
    (_root: object, _uid: string | null, today: string) => today,
  ],
  (all, uid, today): DueFollowUp[] =>
    all
      .flatMap((open, index) =>
        open.flatMap((record): DueFollowUp[] => {
          const { followUp, assignee } = record.review ?? {}
          if (followUp === undefined || followUp.on > today) return []
          const isMine = uid !== null && [followUp.by, assignee].includes(uid)
          return [{ list: requestLists[index]!, record, followUp, isMine }]
        }),
      )
      .sort(
        (a, b) => Number(b.isMine) - Number(a.isMine) || compareNames(a.followUp.on, b.followUp.on),
      ),
)
