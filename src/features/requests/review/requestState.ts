import { useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import type { AdminRecord } from '@/shared/collectionConfig'
import { stateOf, versionOf, type Review, type Target } from '@/shared/requests/review'
import type { Kind, State } from '@/shared/requests/steps'
import { collectionById } from '../collections'
import { useRequestsSelector, type RequestsRoot } from '../store'
import { keyOf, type SavedStep, type UnsavedStep } from './stepsSlice'

export type RequestState = {
  /** The newest review known here: of the list, or as this browser has just written or found it. */
  review: Review | undefined
  /** The version that a change which is pressed now is made on. */
  expectedVersion: number
  state: State
  /** The step that is on its way, or could not be saved. */
  unsaved: UnsavedStep | undefined
  /** The step that this browser has saved last, while nothing came after it. */
  saved: SavedStep | undefined
  /** The last step that was undone: its form begins with the typed text. */
  undone: SavedStep | undefined
}

/** Whether a step is on its way. */
export const isSaving = ({ unsaved }: RequestState) =>
  unsaved !== undefined && unsaved.error === undefined

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
  const { reviews, unsaved, saved, undone } = root.steps
  const listed = collectionById(target.kind)?.live.selectById(root, target.id) ?? fetched ?? {}
  const written = reviews[key]
  const review = written !== undefined && written.v > versionOf(listed) ? written : listed.review
  const expectedVersion = versionOf({ review })
  return {
    review,
    expectedVersion,
    state: stateOf({ review }),
    unsaved: unsaved[key],
    saved: saved[key]?.v === expectedVersion ? saved[key] : undefined,
    undone: undone[key],
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
