import type { SerializedError } from '@reduxjs/toolkit'
import { isConflict, type AppError } from '@/shared/firestore/errors'
import { newSubmissionId } from '@/shared/requests/reference'
import type { RequestsThunk } from './store'
import { reviewApi, type Seen } from '../review/reviewApi'
import {
  endedWhileWriting,
  keyOf,
  selectReviews,
  selectSteps,
  stepsLost,
  stepTaken,
  type PendingStep,
  type TakenStep,
} from './pendingStepsSlice'
import type { Review, Target } from '@/shared/requests/review'

/**
 * Takes a step, which is written after the time for undo. A step of the same record that still waits is
 * written before.
 *
 * @returns false if that could not be written: then this one is not taken
 */
export const takeStep =
  (step: TakenStep): RequestsThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const before = selectSteps(getState())[keyOf(step)]
    const isAgain = before?.status === 'failed'
    const seen = isAgain ? step.seen : await dispatch(writeStepBefore(step))
    if (seen === undefined) return false
    const formId = isAgain ? before.formId : newSubmissionId()
    dispatch(stepTaken({ ...step, seen, formId, takenAt: Date.now() }))
    return true
  }

/** Writes a step that waits, before another change. @returns the version to change; undefined if it failed */
export const writeStepBefore =
  ({ seen, ...target }: Seen): RequestsThunk<Promise<number | undefined>> =>
  async (dispatch, getState) => {
    const key = keyOf(target)
    if (selectSteps(getState())[key] === undefined) return seen
    if (!(await dispatch(writeStep(target)))) return undefined
    return selectReviews(getState())[key]?.v
  }

/** Writes a step that waits. @returns whether nothing of this record is left to write */
export const writeStep =
  (target: Target): RequestsThunk<Promise<boolean>> =>
  async (dispatch) =>
    (await dispatch(tryStep(target))) === undefined

/** The same. @returns why it is not written, as far as is known; undefined if it is */
const tryStep =
  (target: Target): RequestsThunk<Promise<PendingStep['error']>> =>
  async (dispatch, getState) => {
    const key = keyOf(target)
    const step = selectSteps(getState())[key]
    if (step === undefined || step.status === 'failed') return step?.error
    if (step.status === 'writing') {
      const running = dispatch(reviewApi.util.getRunningMutationThunk('takeStep', key))
      return knownError((await running)?.error as Outcome)
    }
    const { kind, id, formId, seen, to, reason, public: text, details } = step
    const written = { kind, id, formId, seen, to, reason, public: text, details }
    const writing = dispatch(reviewApi.endpoints.takeStep.initiate(written, { fixedCacheKey: key }))
    const { error } = await writing
    writing.reset()
    return knownError(error as Outcome)
  }

type Outcome = PendingStep['error'] | SerializedError

/** The end of a session ends the waiting for an answer, without a reason. What was sent may have arrived. */
const knownError = (error: Outcome) =>
  error === undefined || isConflict<Review | undefined>(error) || isAppError(error)
    ? error
    : endedWhileWriting

const isAppError = (error: AppError | SerializedError): error is AppError => 'code' in error

/** Writes all steps that wait. @returns whether nothing is left to write */
export const writeAllSteps = (): RequestsThunk<Promise<boolean>> => async (dispatch, getState) => {
  const steps = Object.values(selectSteps(getState()))
  const results = await Promise.all(steps.map((step) => dispatch(writeStep(step))))
  return results.every(Boolean)
}

/** Writes all steps that wait, and lets the login page say what is not saved: somebody logs out in another tab. */
export const writeBeforeLogout = (): RequestsThunk<Promise<void>> => async (dispatch, getState) => {
  const steps = Object.values(selectSteps(getState()))
  const tried = await Promise.all(
    steps.map(async ({ formId, to, ...step }) => ({
      formId,
      to,
      error: await dispatch(tryStep(step)),
    })),
  )
  const failed = tried.filter(({ error }) => error !== undefined)
  if (failed.length > 0) dispatch(stepsLost(failed))
}
