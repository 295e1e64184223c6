import { expect, test } from 'vitest'
import { selectIsAppReady } from '@/app/gate'
import { makeStore } from '@/app/store'
import { meetings } from '@/features/meetings/api'
import { registrations } from '@/features/registrations/api'
import { sessionSlice } from '@/features/session'
import type { SessionUser } from '@/shared/auth/sessionProvider'

const { actions, reducer } = registrations.slice
const { signedIn, signedOut } = sessionSlice.actions

const administrator = { uid: 'administrator' } as SessionUser
const at = 0

function signedInStore() {
  const store = makeStore({ hasSession: true })
  store.dispatch(signedIn(administrator))
  return store
}

const waiting = reducer(undefined, actions.subscribed({ at }))

test('a signed-out visitor waits for no data, but until the session is known', () => {
  const store = makeStore({ hasSession: true })
  expect(selectIsAppReady(store.getState())).toBe(false)
  store.dispatch(signedOut())
  expect(selectIsAppReady(store.getState())).toBe(true)
})

test('an administrator waits for the first data', () => {
  const state = signedInStore().getState()
  expect(selectIsAppReady(state)).toBe(false)
  expect(selectIsAppReady({ ...state, registrations: waiting })).toBe(false)

  const changes = { upserted: [], removed: [], fromCache: false, isWhole: true, at }
  const reported = reducer(waiting, actions.snapshotReceived(changes))
  expect(selectIsAppReady({ ...state, registrations: reported })).toBe(true)
})

test('an error of the registrations listener ends the wait', () => {
  const error = { code: 'permission-denied', message: 'Not allowed' }
  const failed = reducer(waiting, actions.subscriptionFailed({ error, at }))
  expect(selectIsAppReady({ ...signedInStore().getState(), registrations: failed })).toBe(true)
})

test('a page that shows no list does not wait for ever where the meetings cannot be read', () => {
  const { actions: ofMeetings, reducer: reduce } = meetings.slice
  const loading = reduce(undefined, ofMeetings.subscribed({ at }))
  expect(selectIsAppReady({ ...signedInStore().getState(), meetings: loading })).toBe(false)
  const error = { code: 'unavailable', message: 'No answer' }
  const failed = reduce(loading, ofMeetings.subscriptionFailed({ error, at }))
  expect(selectIsAppReady({ ...signedInStore().getState(), meetings: failed })).toBe(true)
})

test('the newest records of a large list end the wait', () => {
  const partial = reducer(waiting, actions.newestReceived([{ id: 'a' }]))
  expect(partial.status).toBe('loading')
  expect(selectIsAppReady({ ...signedInStore().getState(), registrations: partial })).toBe(true)
})
