import { expect, test } from 'vitest'
import { notMadeClosed, notMadeSlice } from '@/features/requests/pending/notMadeSlice'
import { memberNotMade } from '@/features/requests/review/reviewApi'
import { sessionChanged } from '@/shared/firestore/live/liveState'

const { reducer } = notMadeSlice

test('why an approval made no member is kept until it is closed, and not after the session', () => {
  const after = reducer(undefined, memberNotMade({ requestId: 'A', why: 'No first number' }))
  expect(after).toEqual({ A: 'No first number' })
  expect(reducer(after, notMadeClosed('A'))).toEqual({})
  expect(reducer(after, sessionChanged({ from: 'asha', to: null, reason: 'ended' }))).toEqual({})
})
