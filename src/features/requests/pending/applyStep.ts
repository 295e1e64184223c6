import type { SerializedError } from '@reduxjs/toolkit'
import { isConflict, type AppError } from '@/shared/firestore/errors'
import { newSubmissionId } from '@/shared/requests/reference'
import type { Review, Target } from '@/shared/requests/review'
import type { ActionError } from '../review/applyAction'
import { reviewApi } from '../review/reviewApi'
import {
  endedWhileWriting,
  keyOf,
  selectSteps,
  stepsLost,
  stepScheduled,
  type ScheduledStep,
} from './pendingStepsSlice'
import { selectBulk } from './bulkSlice'
import { selectRequest } from './requestState'
import { runBulk } from './runBulk'
import type { RequestsThunk } from './store'

/**
 * Schedules a step: it is written after the time for undo. A step of the same record that still waits is
 * written before.
 *
 * @returns false if that could not be written: then this step is not scheduled
 */
export const scheduleStep =
  (step: ScheduledStep): RequestsThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { pending, isUnwritten } = selectRequest(getState(), step)
    const expectedVersion = isUnwritten
      ? await dispatch(applyStepBefore(step, step.expectedVersion))
      : step.expectedVersion
    if (expectedVersion === undefined) return false
    // A step that failed and is pressed again may have arrived.
    const formId = isUnwritten || pending === undefined ? newSubmissionId() : pending.formId
    dispatch(stepScheduled({ ...step, expectedVersion, formId, scheduledAt: Date.now() }))
    return true
  }

/** Writes a step that waits, before another change. @returns the version to change; undefined if it failed */
export const applyStepBefore =
  (target: Target, expectedVersion: number): RequestsThunk<Promise<number | undefined>> =>
  async (dispatch, getState) => {
    if (selectRequest(getState(), target).pending === undefined) return expectedVersion
    if ((await dispatch(applyStep(target))) !== undefined) return undefined
    // Not a newer version of the list: a colleague's change since then is a conflict.
    return getState().pendingSteps.reviews[keyOf(target)]?.v
  }

/** Writes a step that waits. @returns why it is not written, as far as is known; undefined if it is */
export const applyStep =
  ({ kind, id }: Target): RequestsThunk<Promise<ActionError | undefined>> =>
  async (dispatch, getState) => {
    const target = { kind, id }
    const { pending: step, change } = selectRequest(getState(), target)
    const bulk = selectBulk(getState())
    // A change of many that was pressed before the step: the step may follow from it.
    if (step && change && bulk?.phase === 'planned' && bulk.plannedAt < step.scheduledAt) {
      await dispatch(runBulk())
    }
    const { pending } = selectRequest(getState(), target)
    if (pending === undefined || pending.status === 'failed') return pending?.error
    const { formId, expectedVersion, requestId = '', to, reason, public: text, details } = pending
    const { makesMember } = pending
    const action = { kind: 'state', to, reason, public: text, details } as const
    const writing =
      pending.status === 'writing'
        ? dispatch(reviewApi.util.getRunningMutationThunk('applyAction', requestId))
        : dispatch(
            reviewApi.endpoints.applyAction.initiate(
              { target, expectedVersion, id: formId, action, isOwn: true, makesMember },
              { track: false },
            ),
          )
    const error = (await writing)?.error as ActionError | SerializedError | undefined
    if (error === undefined || isConflict<Review | undefined>(error) || isAppError(error)) {
      return error
    }
    // The end of a session ends the mutation without a reason. The write may have arrived.
    return endedWhileWriting
  }

const isAppError = (error: AppError | SerializedError): error is AppError => 'code' in error

/** Writes all steps that wait. @returns whether nothing is left to write */
export const applyAllSteps = (): RequestsThunk<Promise<boolean>> => async (dispatch, getState) => {
  const steps = Object.values(selectSteps(getState()))
  const errors = await Promise.all(steps.map((step) => dispatch(applyStep(step))))
  return errors.every((error) => error === undefined)
}

/** Writes all steps that wait, and lets the login page name the unsaved ones: for a logout in another tab. */
export const applyBeforeLogout = (): RequestsThunk<Promise<void>> => async (dispatch, getState) => {
  const steps = Object.values(selectSteps(getState()))
  const tried = await Promise.all(
    steps.map(async ({ formId, to, ...step }) => ({
      formId,
      to,
      error: await dispatch(applyStep(step)),
    })),
  )
  const failed = tried.filter(({ error }) => error !== undefined)
  if (failed.length > 0) dispatch(stepsLost(failed))
}
