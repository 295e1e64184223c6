import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration } from '@scripts/samples/records'
import { actions } from '@test/support/page/devTools'
import { firestoreFor } from '@test/support/emulators/firestore'
import { renderApp } from '@test/support/page/renderApp'
import { signIn } from '@test/support/page/signIn'
import { demoAdmin } from '@/shared/config/demo'

test('the Redux DevTools show what happened, with descriptive action names', async () => {
  actions.length = 0
  const firestore = firestoreFor()
  await firestore.clear()
  await firestore.seed({
    admins: [{ id: demoAdmin.uid, data: { role: 'owner' } }],
    New_Registration: [aRegistration(1, { name: 'Asha' })],
  })
  renderApp('/AdminLogInForm')
  await signIn()
  await expect.element(page.getByRole('link', { name: 'Asha' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Logout' }))
  await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()

  const names = actions.map(({ type }) => type)
  expect(names).toEqual(
    expect.arrayContaining([
      'session/signedIn',
      'firestoreApi/executeQuery/pending',
      'registrations/subscribed',
      'registrations/snapshotReceived',
      'session/signedOut',
      'live/sessionChanged',
    ]),
  )
  // Slice name and action name. The actions of Redux itself and of its listeners are named differently.
  const unclear = names.filter(
    (name) => !/^(@@|__rtkq\/)/.test(name) && !/^[a-zA-Z]+(\/[a-zA-Z]+)+$/.test(name),
  )
  expect(unclear).toEqual([])
})
