import { bypass, http, passthrough } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aRegistration } from '@scripts/samples/records'
import { actions } from '@test/support/page/devTools'
import { firestoreFor } from '@test/support/emulators/firestore'
import { renderApp } from '@test/support/page/renderApp'
import { server } from '@test/support/page/server'
import { signIn } from '@test/support/page/signIn'
import { registrations } from '@/features/registrations/api'
import { demoAdmin } from '@/shared/config/demo'

const { newestReceived, snapshotReceived } = registrations.slice.actions
const firestore = firestoreFor()
const admins = [{ id: demoAdmin.uid, data: { role: 'owner' } }]

test('of 100 registrations one is changed: one action, holding one document, and all others stay as they are', async () => {
  const newest = Date.now()
  const many = Array.from({ length: 100 }, (_, at) =>
    aRegistration(at + 1, { createdAt: new Date(newest - at * 60_000) }),
  )
  await firestore.clear()
  await firestore.seed({ admins, New_Registration: many })
  const { store } = renderApp('/AdminLogInForm')
  await signIn()
  await expect.element(page.getByRole('grid')).toBeVisible()
  await expect.poll(() => registrations.selectAll(store.getState()).length).toBe(100)
  const id = many[2]?.id ?? ''
  const before = registrations.selectAll(store.getState())
  await quiet()
  actions.length = 0

  await firestore.update(`New_Registration/${id}`, { firmName: 'Sample Changed' })

  await expect.element(page.getByRole('gridcell', { name: 'Sample Changed' })).toBeVisible()
  await quiet()
  expect(actions).toHaveLength(1)
  const [action] = actions
  if (!snapshotReceived.match(action)) throw new Error('The action is not of a live collection.')
  expect(action.payload.upserted.map((item) => item.id)).toEqual([id])
  expect(action.payload.removed).toEqual([])
  expect(store.getState().registrations?.entities[id]).toMatchObject({
    firmName: 'Sample Changed',
  })
  const now = new Set(registrations.selectAll(store.getState()))
  expect(before.filter((item) => !now.has(item)).map((item) => item.id)).toEqual([id])
})

test('the newest records of a long list come first, and in the end none is missing', async () => {
  const many = longList()
  await firestore.clear()
  await firestore.seed({ admins, New_Registration: many })
  actions.length = 0
  const { release } = holdListener()
  const { store } = renderApp('/AdminLogInForm')
  await signIn()

  const listed = () => registrations.selectAll(store.getState()).map(({ id }) => id)
  await expect.poll(listed).toEqual(many.slice(0, 50).map(({ id }) => id))
  expect(registrations.selectState(store.getState()).status).toBe('loading')

  release()
  await expect.poll(() => listed().length).toBe(600)
  const { ids, status, staleSince } = registrations.selectState(store.getState())
  expect([ids.length, status, staleSince]).toEqual([600, 'ready', null])
})

test('a date stored as text, which Firestore sorts as the latest, does not spoil the first page', async () => {
  const many = longList()
  const { id, data } = aRegistration(601)
  const old = { id, data: { ...data, createdAt: '31/12/2025' } }
  await firestore.clear()
  await firestore.seed({ admins, New_Registration: [...many, old] })
  actions.length = 0
  const { release } = holdListener()
  let fetched = 0
  server.use(
    http.post('*/documents\\:runQuery', async ({ request }) => {
      const isOfList = (await request.clone().text()).includes('New_Registration')
      const answer = await fetch(bypass(request))
      if (isOfList) fetched += 1
      return answer
    }),
  )
  const { store } = renderApp('/AdminLogInForm')
  await signIn()

  await expect.poll(() => fetched).toBe(1)
  release()
  await expect.poll(() => registrations.selectAll(store.getState()).length).toBe(601)
  expect(actions.filter(newestReceived.match)).toEqual([])
})

/** So long that its newest records are fetched before the rest. */
const longList = () =>
  Array.from({ length: 600 }, (_, at) =>
    aRegistration(at + 1, { createdAt: new Date(Date.UTC(2026, 0, 1) - at * 60_000) }),
  )

/** The listener of the list is not heard until it is released; that of the session is. */
function holdListener() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    http.post('*/Listen/channel', async ({ request }) => {
      if ((await request.clone().text()).includes('New_Registration')) await released
      return passthrough()
    }),
  )
  return { release }
}

/** Waits until nothing has been dispatched for a second. */
async function quiet() {
  for (let seen = -1; seen !== actions.length;) {
    seen = actions.length
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}
