import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aRegistration } from '@scripts/samples/records'
import { exportAs } from '@test/support/page/exportMenu'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { registrations } from '@/features/registrations/api'
import { registrationSchema } from '@/features/registrations/schema'
import { firestoreApi } from '@/shared/firestore/api'
import { createLiveCollection } from '@/shared/firestore/live/liveCollection'

const firestore = firestoreFor()
const day = 86_400_000
const at = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * day)
const record = (n: number) => aRegistration(n, { createdAt: at(n) })
const idOf = (n: number) => record(n).id

beforeEach(async () => {
  await page.viewport(1280, 800)
  await firestore.clear()
})

test('a list that grows too long holds the newest and says so; once much shorter it holds all again', async () => {
  const { id: undated, data } = record(9)
  const { createdAt: _, ...withoutDate } = data
  const app = await openDesk({
    at: '/desk/people',
    seed: {
      New_Registration: [...[1, 2, 3, 4].map(record), { id: undated, data: withoutDate }],
    },
  })
  const few = createLiveCollection({
    name: 'few',
    path: 'New_Registration',
    schema: () => Promise.resolve(registrationSchema),
    most: () => 5,
  })
  const store = configureStore({
    reducer: combineSlices(firestoreApi, few.slice),
    middleware: (defaults) => defaults().concat(firestoreApi.middleware),
  })
  const subscription = store.dispatch(few.endpoint.initiate())
  onTestFinished(() => {
    subscription.unsubscribe()
    store.dispatch(firestoreApi.util.resetApiState())
  })
  const ids = () => few.selectAll(store.getState()).map((item) => item.id)
  const isCut = () => few.selectState(store.getState()).isCut
  await expect.poll(ids).toEqual([...[4, 3, 2, 1].map(idOf), undated])
  expect(isCut()).toBe(false)

  await firestore.seed({ New_Registration: [5, 6, 7].map(record) })
  await expect.poll(ids).toEqual([7, 6, 5, 4, 3].map(idOf))
  expect(isCut()).toBe(true)

  await firestore.delete(`New_Registration/${idOf(6)}`)
  await expect.poll(ids).toEqual([7, 5, 4, 3, 2].map(idOf))
  expect(isCut()).toBe(true)

  await firestore.deleteAll([7, 5, 4].map((n) => `New_Registration/${idOf(n)}`))
  await expect.poll(ids).toEqual([...[3, 2, 1].map(idOf), undated])
  expect(isCut()).toBe(false)
  expect(app.store.getState().session.status).toBe('signedIn')
})

test('the page of a list that is too long says so, at the list, its number and its files', async () => {
  const { store } = await openDesk({
    at: '/memberlist',
    seed: { New_Registration: [record(1), record(2)] },
  })
  await expect.element(page.getByText('2 registrations')).toBeVisible()
  const upserted = registrations.selectAll(store.getState())
  const { snapshotReceived } = registrations.slice.actions
  store.dispatch(
    snapshotReceived({
      upserted,
      removed: [],
      fromCache: false,
      isWhole: true,
      isCut: true,
      at: Date.now(),
    }),
  )

  const told = page.getByText(/^There are more records than a list holds\. Only the newest 20,000/)
  await expect.element(told).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^New registrations/ }))
    .toHaveTextContent('2+')
  await exportAs('CSV file')
  await expect
    .element(page.getByText(/^2 rows written to the file\. Records older than the newest 20,000/))
    .toBeVisible()
})
