import type { UnknownAction } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { aRegistration } from '@scripts/samples/records'
import { makeStore, type AppStore } from '@/app/store'
import { adminSlices } from '@/features/desk/api'
import { sessionSlice } from '@/features/session'
import { registrations } from '@/features/registrations/api'
import { registrationSchema } from '@/features/registrations/schema'
import { sessionChanged } from '@/shared/firestore/live/liveState'
import { createReader } from '@/shared/firestore/live/readDocument'
import type { SessionUser } from '@/shared/auth/sessionProvider'

const read = createReader(registrationSchema)
const { subscribed, snapshotReceived } = registrations.slice.actions

const whole = (upserted: { id: string }[]) =>
  snapshotReceived({ upserted, removed: [], fromCache: false, isWhole: true, at: 1 })

/** A registration as its listener reads it. */
function aRecord(n: number) {
  const { id, data } = aRegistration(n)
  return read(id, { ...data, createdAt: { toMillis: () => data.createdAt.getTime() } })
}

const liveNames = [
  'bulk',
  'diamondRequests',
  'doorQueue',
  'growthFundRequests',
  'importDraft',
  'importRun',
  'landRequests',
  'listView',
  'meetingAnswers',
  'meetings',
  'members',
  'password',
  'registrations',
  'rightsRequests',
  'steps',
]

const slicesOf = (store: AppStore) => Object.keys(store.getState()).sort()

/** How often a store tells those who follow it that something was done. */
function countActions(store: AppStore) {
  const seen = { count: 0 }
  store.subscribe(() => void (seen.count += 1))
  return seen
}

const aUser = (uid: string): SessionUser => ({
  uid,
  email: null,
  emailVerified: false,
  displayName: null,
  isAnonymous: false,
  photoURL: null,
  phoneNumber: null,
  tenantId: null,
  providerData: [],
  token: { issuedAt: null, expiresAt: null },
  createdAt: null,
  lastLoginAt: null,
})

let errors: MockInstance<typeof console.error>

beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => void vi.restoreAllMocks())

const loadSlices = () => Promise.resolve(adminSlices)

async function liveStore() {
  const store = makeStore({ hasSession: false })
  await store.addData(loadSlices)
  return store
}

test('who is signed in is known at once where the browser remembers no administrator', () => {
  expect(makeStore({ hasSession: false }).getState().session.status).toBe('signedOut')
  expect(makeStore({ hasSession: true }).getState().session.status).toBe('loading')
})

test('a store begins with the session alone; data and live data join when they are asked for', async () => {
  const store = makeStore({ hasSession: false })
  expect(slicesOf(store)).toEqual(['session'])
  await store.addData()
  expect(slicesOf(store)).toEqual(['firestoreApi', 'session'])
  await store.addData(loadSlices)
  expect(slicesOf(store)).toEqual([...liveNames, 'firestoreApi', 'session'].sort())
  expect(errors).not.toHaveBeenCalled()
})

test('two stores share nothing: what joins one, and what it brings, is not in the other', async () => {
  const [one, other] = [await liveStore(), makeStore({ hasSession: false })]
  const seen = countActions(other)
  one.dispatch(subscribed({ at: 1 }))
  one.dispatch(whole([aRecord(1)]))
  one.dispatch(sessionSlice.actions.signedIn(aUser('somebody')))

  expect(slicesOf(other)).toEqual(['session'])
  other.dispatch({ type: 'anything' })
  expect(slicesOf(other)).toEqual(['session'])
  expect(other.getState().session.user).toBeNull()
  expect(seen.count).toBe(1)

  one.dispatch(whole([aRecord(1)]))
  await other.addData(loadSlices)
  expect(registrations.selectAll(other.getState())).toEqual([])
})

test('the data layer joins once, with one action, however often and by whomever it is asked for', async () => {
  const store = makeStore({ hasSession: false })
  const seen = countActions(store)
  await Promise.all([store.addData(), store.addData()])
  expect(seen.count).toBe(1)
  await store.addData()
  expect(seen.count).toBe(1)

  await Promise.all([store.addData(loadSlices), store.addData(loadSlices)])
  expect(seen.count).toBe(2)
  await Promise.all([store.addData(loadSlices), store.addData()])
  expect(seen.count).toBe(2)
})

test('what has joined answers at once, not only after the next action', async () => {
  const store = makeStore({ hasSession: false })
  await store.addData()
  expect(store.getState().firestoreApi?.config.reducerPath).toBe('firestoreApi')
})

test('another session leaves nothing of the one before, and is announced once', async () => {
  const store = makeStore({ hasSession: false })
  await Promise.all([store.addData(), store.addData(loadSlices), store.addData()])
  const { signedIn, signedOut } = sessionSlice.actions
  const all = () => registrations.selectAll(store.getState())
  /** Time for what follows from an action. */
  const turn = () => new Promise((resolve) => setTimeout(resolve, 5))
  function receive() {
    store.dispatch(subscribed({ at: 1 }))
    store.dispatch(whole([aRecord(1)]))
  }

  for (const next of [signedIn(aUser('one')), signedIn(aUser('two')), signedOut()]) {
    receive()
    store.dispatch(next)
    await turn()
    expect(all()).toEqual([])
    receive()
    // The same again, as the provider says now and then, is no other session.
    store.dispatch(next)
    await turn()
    expect(all()).toHaveLength(1)
  }

  const types: string[] = []
  const reducer = (state: ReturnType<typeof store.getState>, { type, payload }: UnknownAction) => {
    types.push(type)
    return type === signedIn.type
      ? { ...state, session: { status: 'signedIn', user: payload } }
      : state
  }
  store.replaceReducer(reducer as unknown as Parameters<AppStore['replaceReducer']>[0])
  store.dispatch(signedIn(aUser('three')))
  await turn()
  expect(types.filter((type) => type === sessionChanged.type)).toHaveLength(1)
})

test('a value that is none of data is reported, with its place, as it enters a live list', async () => {
  const store = await liveStore()
  store.dispatch(subscribed({ at: 1 }))
  expect(errors).not.toHaveBeenCalled()

  store.dispatch(whole([{ ...aRecord(1), createdAt: new Date(0) } as { id: string }]))

  const said = errors.mock.calls.map(([text, path]) => `${String(text)} ${String(path)}`)
  expect(said.join('\n')).toContain('A non-serializable value was detected in an action')
  expect(said.join('\n')).toContain('payload.upserted.0.createdAt')
  expect(said.join('\n')).toContain('A non-serializable value was detected in the state')
  expect(said.join('\n')).toMatch(/registrations\.entities\.\w+\.createdAt/)
})

test('changing a record of the store is reported at once', async () => {
  const store = await liveStore()
  store.dispatch(subscribed({ at: 1 }))
  store.dispatch(whole([aRecord(1)]))
  const [record] = registrations.selectAll(store.getState())
  expect(() => {
    record!.name = 'x'
  }).toThrow(TypeError)
})

test('any other change of the state is reported with the next action', async () => {
  const store = await liveStore()
  store.dispatch(subscribed({ at: 1 }))
  Object.assign(store.getState(), { registrations: { ...store.getState().registrations } })
  expect(() => store.dispatch({ type: 'anything' })).toThrow(
    /state mutation was detected between dispatches.*registrations/s,
  )
})
