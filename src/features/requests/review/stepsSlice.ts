import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isConflict } from '@/shared/firestore/errors'
import { sessionChanged } from '@/shared/firestore/live/liveState'
import { isUnanswered } from '@/shared/firestore/submit'
import type { Review, Target } from '@/shared/requests/review'
import type { State } from '@/shared/requests/steps'
import { bulkStarted } from '../bulk/bulkSlice'
import type { ActionError } from './applyAction'
import type { StepTexts } from './changes'
import { memberNotMade, reviewApi } from './reviewApi'

/** A step that was pressed, until it is stored. It keeps the typed text. */
export type UnsavedStep = Target &
  StepTexts & {
    to: State
    /** Of the applicant. */
    name: string
    /** A member is made once the approval is stored. */
    makesMember: boolean
    expectedVersion: number
    /** Of all tries to save it. */
    formId: string
    /** Why it is not saved; undefined while it is on its way. */
    error?: ActionError
  }

/** A step that this browser has saved. */
export type SavedStep = Omit<UnsavedStep, 'expectedVersion' | 'formId' | 'error'> & {
  /** The version that it has made. */
  v: number
  /** The time of the server, in milliseconds since 1970. */
  savedAt: number | null
  /** The applicant can be notified of it: not of spam or a duplicate, and not if the person has skipped that. */
  needsNotice: boolean
  /** The bar shows it no more. */
  isClosed: boolean
}

type StepsState = {
  /** By record, see `keyOf`. */
  unsaved: { [key: string]: UnsavedStep }
  /** The last step of each record; the newest comes last. */
  saved: { [key: string]: SavedStep }
  /** The last step of a record that was undone: its form begins with the typed text. */
  undone: { [key: string]: SavedStep }
  /** A change of many is newer than the steps: the key for undo is for it. */
  isBulkLast: boolean
  /** Reviews as this browser has last written or found them. The list may not have brought them yet. */
  reviews: { [key: string]: Review }
  /** Why no member was made with an approval, by the id of the request, until the person closes it. */
  notMade: { [requestId: string]: string }
}

/** The slice is injected with the data layer. */
export type StepsRoot = { steps: StepsState }

/** Whether a step that failed may be stored: its answer never came. */
export const isUnsure = ({ error }: UnsavedStep) =>
  error !== undefined && !isConflict(error) && isUnanswered(error)

export const keyOf = ({ kind, id }: Target) => `${kind}/${id}`

const { matchPending, matchFulfilled, matchRejected } = reviewApi.endpoints.applyAction

function keepReview(state: StepsState, key: string, review: Review | undefined) {
  if (review !== undefined && review.v >= (state.reviews[key]?.v ?? 0)) state.reviews[key] = review
}

function keepSaved(state: StepsState, key: string, step: UnsavedStep, review: Review) {
  const { expectedVersion: _, formId: _formId, error: _error, ...pressed } = step
  delete state.unsaved[key]
  delete state.undone[key]
  // The newest is the last one.
  delete state.saved[key]
  const { v, atMillis: savedAt } = review
  const needsNotice = step.to !== 'closed'
  state.saved[key] = { ...pressed, v, savedAt, needsNotice, isClosed: false }
  state.isBulkLast = false
}

const initialState: StepsState = {
  unsaved: {},
  saved: {},
  undone: {},
  isBulkLast: false,
  reviews: {},
  notMade: {},
}

export const stepsSlice = createSlice({
  name: 'steps',
  initialState,
  reducers: {
    /** A step that could not be saved is given up. */
    stepDiscarded(state, { payload }: PayloadAction<Target>) {
      delete state.unsaved[keyOf(payload)]
    },
    /** Its answer never came, and its record shows that it is stored. */
    stepFound(state, { payload }: PayloadAction<Target & { review: Review }>) {
      const key = keyOf(payload)
      const step = state.unsaved[key]
      if (step !== undefined) keepSaved(state, key, step, payload.review)
    },
    noticeClosed(state, { payload }: PayloadAction<Target>) {
      const step = state.saved[keyOf(payload)]
      if (step !== undefined) step.needsNotice = false
    },
    savedStepClosed(state, { payload }: PayloadAction<Target>) {
      const step = state.saved[keyOf(payload)]
      if (step !== undefined) Object.assign(step, { needsNotice: false, isClosed: true })
    },
    /** It was read, or the member is there now. */
    notMadeClosed(state, { payload: requestId }: PayloadAction<string>) {
      delete state.notMade[requestId]
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionChanged, () => initialState)
      .addCase(bulkStarted, (state) => {
        state.isBulkLast = true
      })
      .addCase(memberNotMade, (state, { payload: { requestId, why } }) => {
        state.notMade[requestId] = why
      })
      .addMatcher(matchPending, (state, { meta }) => {
        const { target, action, expectedVersion = 0, id, step } = meta.arg.originalArgs
        if (step === undefined || action.kind !== 'state') return
        const { kind: _, ...texts } = action
        state.unsaved[keyOf(target)] = { ...target, ...texts, ...step, expectedVersion, formId: id }
      })
      .addMatcher(matchFulfilled, (state, { payload: review, meta }) => {
        const { target, action, id } = meta.arg.originalArgs
        const key = keyOf(target)
        keepReview(state, key, review)
        const { [key]: saved } = state.saved
        if (action.kind === 'undo' && saved !== undefined) {
          state.undone[key] = saved
          delete state.saved[key]
        }
        const step = state.unsaved[key]
        // The session may be another by now.
        if (step?.formId === id) keepSaved(state, key, step, review)
      })
      .addMatcher(matchRejected, (state, { payload, meta }) => {
        const { target, id } = meta.arg.originalArgs
        const key = keyOf(target)
        if (isConflict<Review | undefined>(payload)) keepReview(state, key, payload.current)
        const step = state.unsaved[key]
        if (step?.formId === id) step.error = (payload as ActionError | undefined) ?? ended
      }),
  selectors: {
    selectUnsavedSteps: ({ unsaved }) => unsaved,
    selectNotMade: ({ notMade }) => notMade,
    /** Whether a closed tab would lose a step: it is on its way, or could not be saved. */
    selectHasUnsavedSteps: ({ unsaved }) => Object.keys(unsaved).length > 0,
    selectSavedSteps: ({ saved }) => saved,
    selectIsBulkLast: ({ isBulkLast }) => isBulkLast,
  },
})

/** A mutation that the end of a session has ended gives no reason. The write may have arrived. */
const ended: ActionError = {
  code: 'unknown',
  message: 'Your session ended before we knew whether this was saved. Please look at the history.',
}

export const { stepDiscarded, stepFound, noticeClosed, savedStepClosed, notMadeClosed } =
  stepsSlice.actions
export const {
  selectUnsavedSteps,
  selectNotMade,
  selectHasUnsavedSteps,
  selectSavedSteps,
  selectIsBulkLast,
} = stepsSlice.selectors
