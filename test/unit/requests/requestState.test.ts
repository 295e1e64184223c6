import { expect, test } from 'vitest'
import { registrations } from '@/features/registrations/api'
import { bulkSlice } from '@/features/requests/bulk/bulkSlice'
import {
  pendingStepsSlice,
  stepDropped,
  stepScheduled,
} from '@/features/requests/review/stepsSlice'
import { selectRequest } from '@/features/requests/review/requestState'
import type { RequestsRoot } from '@/features/requests/store'
import { reviewApi } from '@/features/requests/review/reviewApi'
import type { Review } from '@/shared/validation/review'

const { reducer } = pendingStepsSlice
const target = { kind: 'registrations', id: 'A' } as const
const step = {
  ...target,
  expectedVersion: 2,
  from: 'reviewing',
  to: 'approved',
  name: 'Asha',
} as const
const scheduled = stepScheduled({ ...step, formId: 'F', scheduledAt: 1 })
const reviewOf = (v: number, state: Review['state']) => ({ v, state, by: 'bina' }) as Review

/** The answer of the server to an action on the request. */
const answered = (status: 'fulfilled' | 'rejected', payload: unknown, isOwn = true) => ({
  type: `firestoreApi/executeMutation/${status}`,
  payload,
  meta: {
    arg: {
      type: 'mutation',
      endpointName: 'applyAction',
      originalArgs: { target, isOwn, action: { kind: isOwn ? 'state' : 'note' } },
    },
    requestId: 'R',
    requestStatus: status,
    rejectedWithValue: true,
  },
})

/** What is known after these actions; the list has the second version. */
function requestAfter(...actions: Parameters<typeof reducer>[1][]) {
  const pendingSteps = actions.reduce(reducer, reducer(undefined, { type: 'start' }))
  const { slice } = registrations
  const bulk = bulkSlice.getInitialState()
  const root = { pendingSteps, bulk, [slice.reducerPath]: slice.getInitialState() }
  return selectRequest(root as unknown as RequestsRoot, target, {
    review: reviewOf(2, 'reviewing'),
  })
}

test('a request without a step is as its list has it', () => {
  expect(requestAfter()).toMatchObject({
    state: 'reviewing',
    expectedVersion: 2,
    pending: undefined,
    isUnwritten: false,
    notice: undefined,
  })
})

test('a step that waits is shown, and the next change is made on the version that is written', () => {
  const request = requestAfter(scheduled)
  expect(request).toMatchObject({ state: 'approved', isUnwritten: true, expectedVersion: 2 })
  expect(request.pending).toMatchObject({ status: 'waiting', formId: 'F' })
})

test('an undone step is shown no more, and its form begins with it', () => {
  const request = requestAfter(scheduled, stepDropped(target))
  expect(request).toMatchObject({
    state: 'reviewing',
    pending: undefined,
    undone: { to: 'approved' },
  })
})

test('a written step is known before the list has brought it, and needs a notice', () => {
  const { matchFulfilled } = reviewApi.endpoints.applyAction
  const written = answered('fulfilled', reviewOf(3, 'approved'))
  expect(matchFulfilled(written)).toBe(true)
  expect(requestAfter(scheduled, written)).toMatchObject({
    state: 'approved',
    isUnwritten: false,
    expectedVersion: 3,
    notice: { to: 'approved', name: 'Asha' },
  })
})

test('after a conflict the state of the colleague is shown, and what was pressed is kept', () => {
  const conflict = { status: 'conflict', current: reviewOf(3, 'waiting') }
  expect(requestAfter(scheduled, answered('rejected', conflict))).toMatchObject({
    state: 'waiting',
    isUnwritten: false,
    expectedVersion: 3,
    pending: { status: 'failed', to: 'approved', expectedVersion: 2, error: conflict },
  })
})

test('the person’s own note is no conflict for the step that waits', () => {
  const note = answered('fulfilled', reviewOf(3, 'reviewing'), false)
  expect(requestAfter(scheduled, note)).toMatchObject({
    state: 'approved',
    pending: { status: 'waiting', expectedVersion: 3 },
  })
})
