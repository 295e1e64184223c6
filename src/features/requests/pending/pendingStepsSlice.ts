import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { createUnsavedWork, type Unsaved } from '@/shared/desk/unsavedWork'
import { isConflict } from '@/shared/firestore/errors'
import { sessionChanged } from '@/shared/firestore/live/liveState'
import { isUnanswered } from '@/shared/firestore/submit'
import type { ActionError } from '../review/applyAction'
import type { StepTexts } from '../review/changes'
import { changeWritten } from '../review/ownChanges'
import { reviewApi, stepAnswered } from '../review/reviewApi'
import type { Review, Target } from '@/shared/requests/review'
import { states, type State } from '@/shared/requests/steps'

/** A step as it was pressed, with the version of the request that was shown. */
export type ScheduledStep = Target &
  StepTexts & {
    expectedVersion: number
    to: State
    /** Of the applicant. */
    name: string
    /** A member is made once the approval is written. */
    makesMember?: boolean
  }

/** A step before it is written. It keeps the typed text until it is written or discarded. */
export type PendingStep = ScheduledStep & {
  /** Of all tries to write it. */
  formId: string
  status: 'waiting' | 'writing' | 'failed'
  /** Of the mutation that is writing it. */
  requestId?: string
  /** In milliseconds since 1970. */
  scheduledAt: number
  /** Why it could not be written. */
  error?: ActionError
  /** The person has chosen not to inform the applicant. */
  isNoticeClosed?: true
}

/** A step that the applicant can be notified of. */
export type Notice = Target & { name: string; to: State; public?: string }

/** None of spam or a duplicate, and none that the person has skipped. */
export function noticeOf({ kind, id, name, to, ...step }: PendingStep): Notice | undefined {
  if (to === 'closed' || step.isNoticeClosed) return undefined
  return { kind, id, name, to, public: step.public }
}

type Steps = { [key: string]: PendingStep }

export type PendingSteps = {
  /** By record, see `keyOf`. */
  steps: Steps
  /** Reviews as this browser has last written or found them. The list may not have brought them yet. */
  reviews: { [key: string]: Review }
  /** The versions of a record that this browser has written: they are no conflict for its next change. */
  own: { [key: string]: number[] }
  /** Until the person closes it, or the next step of the record is written. */
  notices: { [key: string]: Notice }
  /** The last step of a record that was undone: its form begins with the typed text. */
  undone: { [key: string]: ScheduledStep }
  /** The steps that were not saved when the session ended, as far as is known. */
  lost: LostStep[]
} & Unsaved<Steps>

type LostStep = Pick<PendingStep, 'formId' | 'to' | 'error'>

/** The slice is injected with the data layer. */
export type PendingRoot = { pendingSteps: PendingSteps }

export const keyOf = ({ kind, id }: Target) => `${kind}/${id}`

const { matchPending, matchFulfilled, matchRejected } = reviewApi.endpoints.applyAction

function keepReview(state: PendingSteps, key: string, review: Review | undefined) {
  if (review !== undefined && review.v >= (state.reviews[key]?.v ?? 0)) state.reviews[key] = review
}

const initialState: PendingSteps = {
  steps: {},
  reviews: {},
  own: {},
  notices: {},
  undone: {},
  kept: null,
  lost: [],
  unwritten: [],
  unsure: [],
}

const sessionEnded = {
  code: 'session-ended',
  message: 'Your session ended before this was saved. Please try again.',
}

export const endedWhileWriting = {
  code: 'unknown',
  message: 'Your session ended before we knew whether this was saved. Please try again.',
}

/** A logout writes before; it reports the failures with `stepsLost`. */
function describe(state: PendingSteps, isChosen: boolean) {
  if (isChosen) return lostSteps(state.lost)
  const steps: Steps = {}
  for (const [key, step] of Object.entries(state.steps)) {
    const error = step.status === 'writing' ? endedWhileWriting : sessionEnded
    steps[key] = step.status === 'failed' ? step : { ...step, status: 'failed', error }
  }
  const lost = Object.values(steps).map(({ formId, to, error }) => ({ formId, to, error }))
  return { steps, ...lostSteps(lost) }
}

const mayBeSaved = ({ error }: LostStep) =>
  error !== undefined && !isConflict(error) && isUnanswered(error)

function lostSteps(steps: LostStep[]) {
  const inWords = (some: readonly LostStep[]) => some.map(({ to }) => states[to].label)
  return {
    lost: steps,
    unwritten: inWords(steps.filter((step) => !mayBeSaved(step))),
    unsure: inWords(steps.filter(mayBeSaved)),
  }
}

const { afterSession, selectIsOpen } = createUnsavedWork({
  name: 'pendingSteps',
  field: 'steps',
  initialState,
  isOpen: (steps) => Object.keys(steps).length > 0,
  describe,
})

export const pendingStepsSlice = createSlice({
  name: 'pendingSteps',
  initialState,
  reducers: {
    stepScheduled(
      state,
      { payload }: PayloadAction<ScheduledStep & Pick<PendingStep, 'formId' | 'scheduledAt'>>,
    ) {
      state.steps[keyOf(payload)] = { ...payload, status: 'waiting' }
    },
    /** Undone, or discarded after it could not be written. */
    stepDropped(state, { payload }: PayloadAction<Target>) {
      const key = keyOf(payload)
      const step = state.steps[key]
      if (step?.status === 'waiting') state.undone[key] = step
      delete state.steps[key]
    },
    noticeClosed(state, { payload }: PayloadAction<Target>) {
      const key = keyOf(payload)
      delete state.notices[key]
      const step = state.steps[key]
      if (step !== undefined) step.isNoticeClosed = true
    },
    stepsLost(state, { payload }: PayloadAction<LostStep[]>) {
      Object.assign(state, lostSteps(payload))
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionChanged, (state, { payload }) => afterSession(state, payload))
      .addCase(changeWritten, ({ own }, { payload }) => {
        ;(own[keyOf(payload)] ??= []).push(payload.v)
      })
      .addCase(stepAnswered, (state, { payload: { id, error } }) => {
        // It was on its way when the session ended.
        if (!state.lost.some((step) => step.formId === id)) return
        const rest = state.lost.filter((step) => step.formId !== id)
        const changed = state.lost.filter((step) => step.formId === id)
        for (const [key, step] of Object.entries(state.kept?.work ?? {})) {
          if (step.formId !== id) continue
          if (error === undefined) delete state.kept!.work[key]
          else step.error = error
        }
        const still = error === undefined ? [] : changed.map((step) => ({ ...step, error }))
        Object.assign(state, lostSteps([...rest, ...still]))
      })
      .addMatcher(matchPending, (state, { meta: { arg, requestId } }) => {
        const { target, isOwn } = arg.originalArgs
        const step = state.steps[keyOf(target)]
        if (isOwn && step !== undefined) Object.assign(step, { status: 'writing', requestId })
      })
      .addMatcher(matchFulfilled, (state, { payload: review, meta }) => {
        const { target, action, isOwn } = meta.arg.originalArgs
        const key = keyOf(target)
        keepReview(state, key, review)
        const step = state.steps[key]
        if (step === undefined) return
        if (isOwn) {
          const notice = noticeOf(step)
          delete state.steps[key]
          delete state.undone[key]
          // The newest notice is the last one.
          delete state.notices[key]
          if (notice !== undefined) state.notices[key] = notice
        } else if (action.kind !== 'state' && review.v === step.expectedVersion + 1) {
          // The person's own note, for example: it is no reason to ask before the step is written.
          step.expectedVersion = review.v
        }
      })
      .addMatcher(matchRejected, (state, { payload, meta }) => {
        const { target, isOwn } = meta.arg.originalArgs
        const key = keyOf(target)
        if (isConflict<Review | undefined>(payload)) keepReview(state, key, payload.current)
        const step = state.steps[key]
        if (step === undefined || !isOwn) return
        step.status = 'failed'
        step.error = payload as PendingStep['error']
      }),
  selectors: {
    selectSteps: ({ steps }) => steps,
    selectNotices: ({ notices }) => notices,
  },
})

export const { stepScheduled, stepDropped, noticeClosed, stepsLost } = pendingStepsSlice.actions
export const { selectSteps, selectNotices } = pendingStepsSlice.selectors
export const selectHasOpenSteps = selectIsOpen
