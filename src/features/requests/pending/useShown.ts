import { useMemo } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { stateOf } from '@/shared/requests/review'
import type { AdminCollection } from '../collections'
import { useRequest } from './requestState'

/** A record as a list shows it: as soon as a change is pressed, and as before once it is undone. */
export function useShown({ id: kind }: AdminCollection, record: AdminRecord): AdminRecord {
  const { state, review, change } = useRequest({ kind, id: record.id }, record)
  const assignee = change?.kind === 'assign' ? (change.assignee ?? undefined) : review?.assignee
  return useMemo(() => {
    const isSame = state === stateOf(record) && assignee === record.review?.assignee
    return isSame ? record : { ...record, review: { ...none, ...record.review, state, assignee } }
  }, [record, state, assignee])
}

/** A new request has no review. */
const none = { v: 0, at: '', atMillis: null, by: '' }
