import { useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import type { AdminRecord } from '@/shared/collectionConfig'
import { stateOf, versionOf, type Review, type Target } from '@/shared/requests/review'
import type { Kind, State } from '@/shared/requests/steps'
import { collectionById } from '../collections'
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
  /** The state to show: after the step that is not written yet. */
  state: State
  /** The last step that was undone: its form begins with the typed text. */
  undone: ScheduledStep | undefined
  /** The applicant can be notified of the last step, written or not. */
  notice: Notice | undefined
}

type Reviewed = Pick<AdminRecord, 'id' | 'review'>

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
  return {
    review,
    expectedVersion: versionOf({ review }),
    pending,
    isUnwritten,
    state: isUnwritten ? pending.to : stateOf({ review }),
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
