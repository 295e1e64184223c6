import { expect, test } from 'vitest'
import { reviewApi, stepAnswered } from '@/features/requests/review/reviewApi'
import { pendingStepsSlice, stepsLost, stepScheduled } from '@/features/requests/review/stepsSlice'
import { sessionChanged, type SessionChange } from '@/shared/firestore/live/liveState'

const { reducer } = pendingStepsSlice
const step = {
  kind: 'registrations',
  id: 'A',
  expectedVersion: 1,
  to: 'waiting',
  name: 'Asha',
  reason: 'No turnover',
  formId: 'F',
  scheduledAt: 1,
} as const

/** What there is of a step that waited, after these changes of the session. */
const after = (...changes: SessionChange[]) =>
  changes.reduce(
    (state, change) => reducer(state, sessionChanged(change)),
    reducer(undefined, stepScheduled(step)),
  )

const expired = { from: 'asha', to: null, reason: 'ended' }

test('a step that waited is kept for the person whose session has expired, and for no other person', () => {
  expect(after(expired)).toMatchObject({ steps: {}, unwritten: ['Waiting for applicant'] })
  const [again] = Object.values(after(expired, { from: null, to: 'asha', reason: null }).steps)
  expect(again).toMatchObject({ ...step, status: 'failed', error: { code: 'session-ended' } })

  const other = after(expired, { from: null, to: 'bina', reason: null })
  expect(JSON.stringify(other)).not.toContain('No turnover')
  const back = { from: null, to: 'asha', reason: null }
  expect(after(expired, { from: null, to: 'bina', reason: null }, back).steps).toEqual({})
})

test('a step that was on its way when the session ended is not said to be unsaved', () => {
  const { matchPending } = reviewApi.endpoints.applyAction
  const meta = {
    arg: {
      type: 'mutation',
      endpointName: 'applyAction',
      originalArgs: { target: step, isOwn: true },
    },
    requestId: 'R',
    requestStatus: 'pending',
  }
  const sent = { type: 'firestoreApi/executeMutation/pending', payload: undefined, meta }
  expect(matchPending(sent)).toBe(true)
  const writing = reducer(reducer(undefined, stepScheduled(step)), sent)
  const ended = reducer(writing, sessionChanged(expired))
  expect(ended).toMatchObject({ unwritten: [], unsure: ['Waiting for applicant'] })

  const refused = { code: 'refused', message: 'No' }
  expect(reducer(ended, stepAnswered({ id: 'F', error: refused }))).toMatchObject({
    unwritten: ['Waiting for applicant'],
    unsure: [],
  })
  expect(reducer(ended, stepAnswered({ id: 'F' }))).toMatchObject({
    kept: { work: {} },
    unwritten: [],
    unsure: [],
  })
})

test('what has failed is unsaved if the server said so, and may be saved if it said nothing', () => {
  const failed = (code: string) =>
    ({ formId: code, to: 'reviewing', error: { code, message: '' } }) as const
  const lost = stepsLost([failed('refused'), failed('deadline-exceeded')])
  expect(reducer(undefined, lost)).toMatchObject({
    unwritten: ['In review'],
    unsure: ['In review'],
  })
})

test.each([
  ['a logout', null, []],
  ['a lost right', 'notAdmin', ['Waiting for applicant']],
])('nothing of it is kept after %s', (_title, reason, unwritten) => {
  const left = after({ from: 'asha', to: null, reason })
  expect(left).toMatchObject({ steps: {}, kept: null, unwritten })
  expect(JSON.stringify(left)).not.toContain('Asha')
})
