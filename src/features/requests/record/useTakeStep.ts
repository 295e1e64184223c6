import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { useNameOf } from '@/features/people/desk'
import { selectUid } from '@/features/session'
import { isConflict } from '@/shared/firestore/errors'
import { throwMessageOf } from '@/shared/firestore/messageOf'
import { newSubmissionId } from '@/shared/requests/reference'
import { versionOf, type Review, type Target } from '@/shared/requests/review'
import type { Step } from '@/shared/requests/steps'
import { useApplyActionMutation } from '../review/reviewApi'
import { requestWords } from '../review/reviewWords'
import { isUnsure, stepFound, type UnsavedStep } from '../review/stepsSlice'
import { useRequestsDispatch } from '../store'
import type { PressedTexts } from './StepPanel'

/**
 * Takes the steps of a request, by a press or by a form.
 *
 * @param name of the applicant
 * @param unsaved the step that is on its way, or could not be saved
 * @returns with them the step that could not be saved
 */
export function useTakeStep(
  { kind, id }: Target,
  name: string,
  unsaved: UnsavedStep | undefined,
  review: Review | undefined,
) {
  const dispatch = useRequestsDispatch()
  const own = useSelector(selectUid)
  const words = requestWords(useNameOf())
  const [applyAction] = useApplyActionMutation()
  const failed = unsaved?.error === undefined ? undefined : unsaved
  const found = failed && isUnsure(failed) && isStored(failed, review, own) ? review : undefined
  useEffect(() => {
    if (found) dispatch(stepFound({ kind, id, review: found }))
  }, [dispatch, kind, id, found])

  /** @returns why it is not saved */
  async function take(
    { to }: Step,
    pressed: PressedTexts,
    expectedVersion: number,
    formId = newSubmissionId(),
  ) {
    const { makesMember = false, reason, public: text, details } = pressed
    const { error } = await applyAction({
      target: { kind, id },
      expectedVersion,
      id: formId,
      action: { kind: 'state', to, reason, public: text, details },
      step: { name, makesMember },
    })
    return error
  }

  /** @param version of the request when the form was opened */
  async function takeByForm(step: Step, texts: PressedTexts, version: number, formId: string) {
    const { error } = failed ?? {}
    const known = isConflict<Review | undefined>(error)
      ? versionOf({ review: error.current })
      : failed?.expectedVersion
    // A press without a form is tried again under its own id, until that is known to be stored.
    const isStoredBefore = !isConflict(error) && error?.code === 'already-stored'
    const tried = failed === undefined || isStoredBefore ? formId : failed.formId
    throwMessageOf(await take(step, texts, known ?? version, tried), words)
  }

  return { failed, take, takeByForm }
}

/** Whether the record shows a step whose answer never came. */
const isStored = (
  { to, expectedVersion }: UnsavedStep,
  review: Review | undefined,
  own: string | null,
) =>
  review !== undefined &&
  review.v > expectedVersion &&
  review.by === own &&
  review.state === to &&
  // The last change was a step, and not a note on it.
  review.sinceMillis === review.atMillis
