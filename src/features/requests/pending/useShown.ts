import { createSelector } from '@reduxjs/toolkit'
import { useMemo } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { stateOf } from '@/shared/requests/review'
import type { AdminCollection } from '../collections'
import { selectBulk } from './bulkSlice'
import { selectRequest } from './requestState'
import { useRequestsSelector, type RequestsRoot } from './store'

/** The records of a change of many that are not written yet. */
const selectUnwritten = createSelector([selectBulk], (bulk) => {
  if (bulk === null || bulk.phase === 'ended') return undefined
  const waiting = bulk.items.filter(({ status }) => status === 'waiting')
  return { bulk, ids: new Set(waiting.map(({ id }) => id)) }
})

/** The change of many that a record of a list is a part of, while it is not written. */
function selectChange(root: RequestsRoot, list: string, id: string) {
  const { bulk, ids } = selectUnwritten(root) ?? {}
  return bulk?.kind === list && ids?.has(id) ? bulk.change : undefined
}

/** A record as a list shows it: as soon as a change is pressed, and as before once it is undone. */
export function useShown({ id: kind }: AdminCollection, record: AdminRecord): AdminRecord {
  const { id, review } = record
  const change = useRequestsSelector((root) => selectChange(root, kind, id))
  const state = useRequestsSelector((root) => {
    const request = selectRequest(root, { kind, id }, record)
    if (request.isUnwritten) return request.state
    return change?.kind === 'state' ? change.to : stateOf(record)
  })
  const assignee = change?.kind === 'assign' ? (change.assignee ?? undefined) : review?.assignee
  return useMemo(() => {
    const isSame = state === stateOf(record) && assignee === record.review?.assignee
    return isSame ? record : { ...record, review: { ...none, ...record.review, state, assignee } }
  }, [record, state, assignee])
}

/** A new request has no review. */
const none = { v: 0, at: '', atMillis: null, by: '' }
