import { http, passthrough } from 'msw'
import { getApp } from 'firebase/app'
import { collection, getDocsFromCache, getFirestore } from 'firebase/firestore'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration } from '@scripts/samples/records'
import { firestoreFor } from '@test/support/emulators/firestore'
import { server } from '@test/support/page/server'
import { openDesk } from '@test/support/page/openDesk'
import { renderApp } from '@test/support/page/renderApp'
import { adminSlices } from '@/features/desk/api'
import { registrations } from '@/features/registrations/api'
import { registrationFormSchema } from '@/features/registrations/schema'
import { firestoreApi } from '@/shared/firestore/api'
import { fieldsOf } from '@/shared/forms/fieldInfo'
import { referenceOf } from '@/shared/requests/reference'

const firestore = firestoreFor()

beforeEach(async () => {
  await firestore.clear()
})

async function openList() {
  const app = await openDesk({ at: '/memberlist' })
  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
  return app
}

test('the form has an input for every field of the schema', async () => {
  renderApp('/form/newregistration/')
  await expect
    .element(page.getByRole('heading', { name: 'New Member Registration', level: 1 }))
    .toBeVisible()

  // Not checked, so that the field it hides is there, too.
  await userEvent.click(page.getByRole('checkbox', { name: /same as my mobile/ }))

  const missing = fieldsOf(registrationFormSchema)
    .map(({ label }) => label)
    .filter((label) => page.getByLabelText(label).elements().length === 0)
  expect(missing).toEqual([])
})

test('what arrives, changes or is deleted elsewhere shows up without reloading', async () => {
  await openList()
  await expect.element(page.getByText('No registrations yet.')).toBeVisible()

  const first = aRegistration(1, { name: 'Sample First' })
  const second = aRegistration(2, { name: 'Sample Second' })
  await firestore.seed({ New_Registration: [first, second] })
  await expect.element(page.getByRole('link', { name: 'Sample First' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sample Second' })).toBeVisible()

  await firestore.update(`New_Registration/${first.id}`, { name: 'Sample Renamed' })
  await expect.element(page.getByRole('link', { name: 'Sample Renamed' })).toBeVisible()

  await firestore.delete(`New_Registration/${second.id}`)
  await expect.element(page.getByRole('link', { name: 'Sample Second' })).not.toBeInTheDocument()
})

test('a record is shown in full, including fields that its schema does not know; an address without a record says so', async () => {
  const { id, data } = aRegistration(1, { name: 'Sample Person' })
  const { createdAt: _unknown, ...undated } = data
  await firestore.seed({
    New_Registration: [{ id, data: { ...undated, oldField: 'from before', pin: 751001 } }],
  })
  const { router } = await openList()

  await userEvent.click(page.getByRole('link', { name: 'Sample Person' }))

  await expect.element(page.getByRole('heading', { name: 'Sample Person', level: 1 })).toBeVisible()
  const shown = page.getByRole('main')
  for (const text of [
    referenceOf('NR', id),
    data.firmName,
    'Unknown date',
    'from before',
    'These fields could not be read: PIN code.',
  ]) {
    await expect.element(shown).toHaveTextContent(text)
  }

  await router.navigate('/member/nobody')
  await expect
    .element(page.getByText('There is no registration at this address.', { exact: false }))
    .toBeVisible()
})

test('after logout, live data is gone from the state and from the SDK', async () => {
  await firestore.seed({ New_Registration: [aRegistration(1, { name: 'Sample Secret' })] })
  const { store } = await openList()
  await expect.element(page.getByRole('link', { name: 'Sample Secret' })).toBeVisible()
  expect(JSON.stringify(store.getState())).toContain('Sample Secret')

  await userEvent.click(page.getByRole('button', { name: 'Logout' }))

  await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  expect(JSON.stringify(store.getState())).not.toContain('Sample Secret')
  // The SDK forgets documents without a listener.
  const cached = await getDocsFromCache(collection(getFirestore(getApp()), 'New_Registration'))
  expect(cached.size).toBe(0)
})

test('a list that is closed before its code arrives opens no listener', async () => {
  const asked: string[] = []
  server.use(
    http.all('*', ({ request }) => {
      asked.push(request.url)
      return passthrough()
    }),
  )
  const { store } = renderApp('/form/monthlymeeting/')
  await store.addData(() => Promise.resolve(adminSlices))
  asked.length = 0

  // After the logout nothing may be read, and a refusal would be logged to the console.
  const subscription = store.dispatch(registrations.endpoint.initiate())
  store.dispatch(firestoreApi.util.resetApiState())
  subscription.unsubscribe()
  await new Promise((resolve) => setTimeout(resolve, 500))

  expect(asked.filter((url) => url.includes('New_Registration'))).toEqual([])
  expect(registrations.selectState(store.getState()).status).toBe('idle')
})
