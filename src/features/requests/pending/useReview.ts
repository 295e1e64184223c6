import { useMemo } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { useRequestsSelector } from './store'
import { keyOf, selectReviews, selectSteps } from './pendingStepsSlice'
import { versionOf } from '@/shared/requests/review'
import type { Kind } from '@/shared/requests/steps'

/** A record with its newest review, and its step that is not written yet. */
export function useReview<Item extends Pick<AdminRecord, 'id' | 'review'>>(
  kind: Kind,
  record: Item,
) {
  const key = keyOf({ kind, id: record.id })
  const pending = useRequestsSelector((root) => selectSteps(root)[key])
  const known = useRequestsSelector((root) => selectReviews(root)[key])
  const isNewer = known !== undefined && known.v > versionOf(record)
  const current = useMemo(
    () => (isNewer ? { ...record, review: known } : record),
    [record, known, isNewer],
  )
  return { current, pending }
}
