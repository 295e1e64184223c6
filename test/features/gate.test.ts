import { expect, test } from 'vitest'
import { selectIsOpen } from '@/app/gate'
import { makeStore } from '@/app/store'
import { registrationsSlice } from '@/features/registrations/data'
import { sessionSlice } from '@/features/session'
import type { SessionUser } from '@/shared/firebase/sessionTypes'

const { actions, reducer } = registrationsSlice
const { signedIn, signedOut } = sessionSlice.actions

const administrator = { uid: 'administrator' } as SessionUser

function signedInStore() {
  const store = makeStore({ hasSession: true })
  store.dispatch(signedIn(administrator))
  return store
}

const waiting = reducer(undefined, actions.connecting())

test('a visitor waits for nobody, and for nothing while it is not known who is there', () => {
  const store = makeStore({ hasSession: true })
  expect(selectIsOpen(store.getState())).toBe(false)
  store.dispatch(signedOut())
  expect(selectIsOpen(store.getState())).toBe(true)
})

test('an administrator waits for the first report', () => {
  const state = signedInStore().getState()
  expect(selectIsOpen(state)).toBe(false)
  expect(selectIsOpen({ ...state, registrations: waiting })).toBe(false)

  const change = { upserted: [], removed: [], fromCache: false, isWhole: true }
  const registrations = reducer(waiting, actions.changed(change))
  expect(selectIsOpen({ ...state, registrations })).toBe(true)
})

test('an error of the registrations is a report', () => {
  const error = { code: 'permission-denied', message: 'Not allowed' }
  const registrations = reducer(waiting, actions.failed(error))
  expect(selectIsOpen({ ...signedInStore().getState(), registrations })).toBe(true)
})

test.each([50_000, null])(
  'the newest of a large answer are a report while the others come (of %s)',
  (size) => {
    const registrations = reducer(waiting, actions.began({ newest: [], size }))
    expect(registrations.status).toBe('loading')
    expect(selectIsOpen({ ...signedInStore().getState(), registrations })).toBe(true)
  },
)
