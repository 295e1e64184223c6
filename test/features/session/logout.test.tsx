import { getApp } from 'firebase/app'
import { beforeAuthStateChanged, getAuth } from 'firebase/auth'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration } from '@scripts/samples/records'
import { createAccount } from '@test/support/emulators/accounts'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { renderApp } from '@test/support/page/renderApp'
import { server } from '@test/support/page/server'
import { demoAdmin } from '@/shared/config/demo'
import { signedIn } from '@/features/session/sessionSlice'

const firestore = firestoreFor()
const documents = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents`
const asha = aRegistration(1, { name: 'Asha', createdAt: new Date(Date.now() - 86_400_000) })
const invitation = 'ABCDEFGH0123456789AB'
const button = (name: string | RegExp) => page.getByRole('button', { name })

beforeEach(async () => {
  await firestore.clear()
  await firestore.seed({
    New_Registration: [asha],
  })
})

afterEach(() => vi.restoreAllMocks())

/** Opens a record and takes a step of it, which cannot be saved. */
async function takeStep() {
  const app = await openDesk({ at: `/member/${asha.id}` })
  refuseCommits()
  await userEvent.click(button('Start review'))
  await expect.element(button('Try again')).toBeVisible()
  return app
}

const refuseCommits = () =>
  server.use(http.post(`${documents}\\:commit`, () => HttpResponse.json({}, { status: 403 })))

test('the page of an invitation asks, too, before a logout loses what is not saved', async () => {
  const { router } = await takeStep()
  await router.navigate(`/invitation/${invitation}`)
  const confirm = vi.spyOn(window, 'confirm')

  confirm.mockReturnValueOnce(false)
  await userEvent.click(button('Log out and go on'))
  await expect.poll(() => confirm.mock.lastCall?.[0]).toMatch(/will be deleted/)
  await router.navigate(`/member/${asha.id}`)
  await expect.element(button('Try again')).toBeVisible()

  await router.navigate(`/invitation/${invitation}`)
  confirm.mockReturnValueOnce(true)
  await userEvent.click(button('Log out and go on'))
  await expect.element(button('Make the account')).toBeVisible()
})

test('a logout says that it is writing; a second press does nothing, and it asks once', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await openDesk({ at: `/member/${asha.id}` })
  server.use(
    http.post(`${documents}\\:commit`, async () => {
      await held
      return HttpResponse.json({}, { status: 403 })
    }),
  )
  await userEvent.click(button('Start review'))
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)

  await userEvent.click(button('Logout'))
  await expect.element(button('Logging out…')).toBeVisible()
  await userEvent.click(button('Logging out…'))
  answer()

  await expect.element(button('Logout')).toBeVisible()
  expect(confirm).toHaveBeenCalledTimes(1)
  // It can be tried again.
  confirm.mockReturnValue(true)
  await userEvent.click(button('Logout'))
  await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  expect(confirm).toHaveBeenCalledTimes(2)
})

test('a logout does not ask about what was typed and given up with Cancel', async () => {
  await openDesk({ at: `/member/${asha.id}` })
  await userEvent.click(button('More'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Close request…' }))
  await userEvent.fill(page.getByLabelText('Office remarks'), 'Advertising')
  await userEvent.click(button('Cancel'))
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)

  await userEvent.click(button('Logout'))
  await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  expect(confirm).not.toHaveBeenCalled()
})

/** Opens an invitation, logged in with the account that was invited. */
async function logInAtInvitation(email: string) {
  const data = { name: 'Sample Guest', email, role: 'editor', days: 7, by: demoAdmin.uid }
  await firestore.seed({
    admin_invites: [{ id: invitation, data: { ...data, at: new Date(Date.now() - 60_000) } }],
  })
  const account = await createAccount(email)
  const app = renderApp(`/invitation/${invitation}`)
  await userEvent.click(button('I have an account'))
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), email)
  await userEvent.fill(page.getByLabelText(/^Password/), account.password)
  await userEvent.click(button('Log in'))
  await expect.element(button('Accept the invitation')).toBeVisible()
  return app
}

test('an account that cannot be logged out for another one says so', async () => {
  await logInAtInvitation('leaving@example.org')
  // The SDK asks before each change of the account.
  const allow = beforeAuthStateChanged(getAuth(getApp()), () => {
    throw new Error('refused')
  })
  onTestFinished(allow)

  await userEvent.click(button('Use another account'))

  await expect.element(page.getByText(/^The account could not be logged out/)).toBeVisible()
  await expect.element(button('Accept the invitation')).toBeVisible()
  allow()
  await userEvent.click(button('Use another account'))
  await expect.element(button('Make the account')).toBeVisible()
})

test('after a refused acceptance no other administrator is welcomed as a new one', async () => {
  const { store } = await logInAtInvitation('refused@example.org')
  refuseCommits()
  await userEvent.click(button('Accept the invitation'))
  await expect.element(page.getByText(/^This invitation does not count any more/)).toBeVisible()

  // Somebody logs in in another tab.
  const { email, uid } = demoAdmin
  store.dispatch(signedIn({ ...anybody, email, uid, role: 'owner' }))

  await expect
    .element(page.getByText('You are logged in as an administrator already:'))
    .toBeVisible()
  expect(page.getByText(/^Welcome/).elements()).toEqual([])
})

const anybody = {
  emailVerified: true,
  displayName: null,
  isAnonymous: false,
  photoURL: null,
  phoneNumber: null,
  tenantId: null,
  providerData: [],
  token: { issuedAt: null, expiresAt: null },
  createdAt: null,
  lastLoginAt: null,
}
