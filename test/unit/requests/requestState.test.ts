import { expect, test } from 'vitest'
import { registrations } from '@/features/registrations/api'
import { bulkSlice, bulkStarted } from '@/features/requests/bulk/bulkSlice'
import type { AppliedAction } from '@/features/requests/review/applyAction'
import { memberNotMade, reviewApi } from '@/features/requests/review/reviewApi'
import { isSaving, selectRequest } from '@/features/requests/review/requestState'
import {
  notMadeClosed,
  selectHasUnsavedSteps,
  selectIsBulkLast,
  selectSavedSteps,
  stepDiscarded,
  stepsSlice,
} from '@/features/requests/review/stepsSlice'
import type { RequestsRoot } from '@/features/requests/store'
import { sessionChanged } from '@/shared/firestore/live/liveState'
import type { Review } from '@/shared/validation/review'

const { reducer } = stepsSlice
const target = { kind: 'registrations', id: 'A' } as const
const step: AppliedAction = {
  target,
  expectedVersion: 2,
  id: 'F',
  action: { kind: 'state', to: 'approved', reason: 'Complete' },
  step: { name: 'Asha', makesMember: false },
}
const reviewOf = (v: number, state: Review['state']) =>
  ({ v, state, by: 'bina', atMillis: 5 }) as Review

type Status = 'pending' | 'fulfilled' | 'rejected'

/** The mutation of an action on the request. */
const sent = (status: Status, payload?: unknown, originalArgs = step) => ({
  type: `firestoreApi/executeMutation/${status}`,
  payload,
  meta: {
    arg: { type: 'mutation', endpointName: 'applyAction', originalArgs },
    requestId: 'R',
    requestStatus: status,
    rejectedWithValue: true,
  },
})

const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, reducer(undefined, { type: 'start' }))

/** What is known after these actions; the list has the second version. */
function requestAfter(...actions: Parameters<typeof reducer>[1][]) {
  const { slice } = registrations
  const bulk = bulkSlice.getInitialState()
  const root = { steps: after(...actions), bulk, [slice.reducerPath]: slice.getInitialState() }
  return selectRequest(root as unknown as RequestsRoot, target, {
    review: reviewOf(2, 'reviewing'),
  })
}

const saved = [sent('pending'), sent('fulfilled', reviewOf(3, 'approved'))]

test('the mutations are those of the endpoint', () => {
  const { matchPending, matchFulfilled, matchRejected } = reviewApi.endpoints.applyAction
  expect(matchPending(sent('pending'))).toBe(true)
  expect(matchFulfilled(sent('fulfilled'))).toBe(true)
  expect(matchRejected(sent('rejected'))).toBe(true)
})

test('a request without a step is as its list has it', () => {
  const request = requestAfter()
  expect(request).toMatchObject({ state: 'reviewing', expectedVersion: 2, unsaved: undefined })
  expect(isSaving(request)).toBe(false)
})

test('a step on its way changes nothing of the state that is shown', () => {
  const request = requestAfter(sent('pending'))
  expect(request).toMatchObject({ state: 'reviewing', expectedVersion: 2, saved: undefined })
  expect(isSaving(request)).toBe(true)
})

test('a saved step is known before the list has brought it, and needs a notice', () => {
  const request = requestAfter(...saved)
  expect(request).toMatchObject({
    state: 'approved',
    expectedVersion: 3,
    unsaved: undefined,
    saved: { to: 'approved', name: 'Asha', v: 3, savedAt: 5, needsNotice: true },
  })
})

test('what came after a step ends the offer to undo it', () => {
  const note = { ...step, id: 'N', action: { kind: 'note', text: 'x' }, step: undefined } as const
  const request = requestAfter(...saved, sent('fulfilled', reviewOf(4, 'approved'), note))
  expect(request).toMatchObject({ expectedVersion: 4, saved: undefined })
})

test('an undone step is shown no more, and its form begins with it', () => {
  const undo = { ...step, id: 'U', action: { kind: 'undo', v: 3 }, step: undefined } as const
  const request = requestAfter(...saved, sent('fulfilled', reviewOf(4, 'reviewing'), undo))
  expect(request).toMatchObject({
    state: 'reviewing',
    saved: undefined,
    undone: { to: 'approved', reason: 'Complete' },
  })
})

test('after a conflict the state of the colleague is shown, and what was pressed is kept', () => {
  const conflict = { status: 'conflict', current: reviewOf(3, 'waiting') }
  const failed = [sent('pending'), sent('rejected', conflict)]
  const request = requestAfter(...failed)
  expect(request).toMatchObject({
    state: 'waiting',
    expectedVersion: 3,
    unsaved: { to: 'approved', reason: 'Complete', expectedVersion: 2, error: conflict },
  })
  expect(isSaving(request)).toBe(false)
  expect(requestAfter(...failed, stepDiscarded(target)).unsaved).toBeUndefined()
})

test('the last step is the last of the saved, until many are changed', () => {
  const other = { ...step, id: 'G', target: { kind: 'registrations', id: 'B' } } as const
  const both = [
    ...saved,
    sent('pending', undefined, other),
    sent('fulfilled', reviewOf(1, 'approved'), other),
  ]
  const steps = after(...both)
  expect(Object.values(selectSavedSteps({ steps })).at(-1)).toMatchObject({ id: 'B' })
  expect(selectIsBulkLast({ steps })).toBe(false)
  const many = bulkStarted({
    kind: 'registrations',
    label: 'x',
    change: { kind: 'trash' },
    items: [],
  })
  expect(selectIsBulkLast({ steps: after(...both, many) })).toBe(true)
})

test('nothing is kept after a session, and no answer of it is taken for one of the next', () => {
  const ended = sessionChanged({ from: 'asha', to: null, reason: 'ended' })
  const begun = sessionChanged({ from: null, to: 'bina', reason: null })
  const steps = after(sent('pending'), ended, begun, sent('rejected', { code: 'x', message: '' }))
  expect(selectHasUnsavedSteps({ steps })).toBe(false)
  expect(JSON.stringify(after(...saved, ended))).not.toContain('Asha')
})

test('why an approval made no member is kept until it is closed', () => {
  const notMade = memberNotMade({ requestId: 'A', why: 'No first number' })
  expect(after(notMade).notMade).toEqual({ A: 'No first number' })
  expect(after(notMade, notMadeClosed('A')).notMade).toEqual({})
})
