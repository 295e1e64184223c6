import { createSelector } from '@reduxjs/toolkit'
import { useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import type { AdminRecord } from '@/shared/collectionConfig'
import { stateOf, versionOf, type Review, type Target } from '@/shared/requests/review'
import type { Kind, State } from '@/shared/requests/steps'
import { collectionById } from '../collections'
import { selectBulk, type BulkChange } from './bulkSlice'
import {
  keyOf,
  noticeOf,
  type Notice,
  type PendingStep,
  type ScheduledStep,
} from './pendingStepsSlice'
import { useRequestsSelector, type RequestsRoot } from './store'

export type RequestState = {
  /** The newest review known here: of the list, or as this browser has just written or found it. */
  review: Review | undefined
  /** The version that a change which is pressed now is made on. */
  expectedVersion: number
  /** The step that is not written yet, or could not be. */
  pending: PendingStep | undefined
  isUnwritten: boolean
  /** The change of many that the request is a part of, while it is not written. */
  change: BulkChange | undefined
  /** The state to show: after the step or the change of many that is not written yet. */
  state: State
  /** The last step that was undone: its form begins with the typed text. */
  undone: ScheduledStep | undefined
  /** The applicant can be notified of the last step, written or not. */
  notice: Notice | undefined
}

type Reviewed = Pick<AdminRecord, 'id' | 'review'>

/** The records of a change of many that are not written yet. */
const selectUnwritten = createSelector([selectBulk], (bulk) => {
  if (bulk === null || bulk.phase === 'ended') return undefined
  const waiting = bulk.items.filter(({ status }) => status === 'waiting')
  return { bulk, ids: new Set(waiting.map(({ id }) => id)) }
})

function selectChange(root: RequestsRoot, { kind, id }: Target): BulkChange | undefined {
  const { bulk, ids } = selectUnwritten(root) ?? {}
  return bulk?.kind === kind && ids?.has(id) ? bulk.change : undefined
}

/**
 * All that the desk knows of the state of a request.
 *
 * @param fetched the request, where its list may not have it yet
 */
export function selectRequest(
  root: RequestsRoot,
  target: Target,
  fetched?: Pick<Reviewed, 'review'>,
): RequestState {
  const key = keyOf(target)
  const { reviews, steps, undone, notices } = root.pendingSteps
  const listed = collectionById(target.kind)?.live.selectById(root, target.id) ?? fetched ?? {}
  const written = reviews[key]
  const review = written !== undefined && written.v > versionOf(listed) ? written : listed.review
  const pending = steps[key]
  const isUnwritten = pending !== undefined && pending.status !== 'failed'
  const change = selectChange(root, target)
  const after = isUnwritten ? pending.to : change?.kind === 'state' ? change.to : undefined
  return {
    review,
    expectedVersion: versionOf({ review }),
    pending,
    isUnwritten,
    change,
    state: after ?? stateOf({ review }),
    undone: undone[key],
    notice: isUnwritten ? noticeOf(pending) : pending === undefined ? notices[key] : undefined,
  }
}

export const useRequest = (target: Target, fetched?: Pick<Reviewed, 'review'>) =>
  useRequestsSelector((root) => selectRequest(root, target, fetched), shallowEqual)

/** A record with its newest review, and the state of the request. */
export function useReviewed<Item extends Reviewed>(kind: Kind, record: Item) {
  const request = useRequest({ kind, id: record.id }, record)
  const { review } = request
  const current = useMemo(
    () => (review === record.review ? record : { ...record, review }),
    [record, review],
  )
  return { current, request }
}
