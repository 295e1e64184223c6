import { bypass, http, HttpResponse } from 'msw'
import { beforeEach, expect, inject, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Value } from '@scripts/samples/records'
import { createAccount } from '@test/support/emulators/accounts'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { hasten } from '@test/support/page/hasten'
import { leaveApp, renderApp } from '@test/support/page/renderApp'
import { server } from '@test/support/page/server'
import { demoAdmin } from '@/shared/config/demo'
import { openPeople } from './openPeople'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1280, 800)
  await firestore.clear()
  // The maker of the invitations.
  await firestore.seed({ admins: [{ id: demoAdmin.uid, data: { role: 'owner' } }] })
})

const id = 'ABCDEFGH0123456789AB'

/** An invitation for an account whose address is confirmed, a day old. */
async function invite(email: string, more: Record<string, Value> = {}) {
  const data = { name: 'Sample Guest', email, role: 'editor', days: 7, by: demoAdmin.uid }
  const at = new Date(Date.now() - 86_400_000)
  await firestore.seed({ admin_invites: [{ id, data: { ...data, at, ...more } }] })
}

/** Opens the link and logs in with an account that is there already. */
async function logInAt(email: string) {
  const account = await createAccount(email)
  const app = renderApp(`/invitation/${id}`)
  await userEvent.click(page.getByRole('button', { name: 'I have an account' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), email)
  await userEvent.fill(page.getByLabelText(/^Password/), account.password)
  await userEvent.click(page.getByRole('button', { name: 'Log in' }))
  return { ...app, account }
}

test('a guest who has confirmed the address accepts, and is at the desk', async () => {
  await invite('guest@example.org')
  const { account, router } = await logInAt('guest@example.org')

  await expect.element(page.getByText(/^You were invited with the role: Editor/)).toBeVisible()
  await expectNoViolations()
  await userEvent.click(page.getByRole('button', { name: 'Accept the invitation' }))

  await expect.element(page.getByText(/^Welcome/)).toBeVisible()
  expect(await firestore.read(`admins/${account.uid}`)).toMatchObject({
    name: 'Sample Guest',
    email: 'guest@example.org',
    role: 'editor',
    addedBy: demoAdmin.uid,
  })
  expect(await firestore.read(`admin_invites/${id}`)).toMatchObject({ usedBy: account.uid })
  await userEvent.click(page.getByRole('link', { name: 'To the desk' }))
  await expect.element(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
  expect(router.location.pathname).toBe('/desk')
})

test.each([
  ['expired', { at: new Date(Date.now() - 8 * 86_400_000) }, /^This invitation expired on/],
  ['used', { usedBy: 'another' }, /^This invitation was used already/],
])('an invitation that is %s says so', async (_what, more, text) => {
  await invite('guest@example.org', more)
  await logInAt('guest@example.org')

  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Accept/ })).not.toBeInTheDocument()
})

test('an invitation whose maker is no owner any more says that it does not count, and the way on', async () => {
  await invite('guest@example.org', { by: 'gone' })
  const { account } = await logInAt('guest@example.org')
  const accept = page.getByRole('button', { name: 'Accept the invitation' })
  const reason = page.getByText(/the person who made it is no longer an owner.*ask another owner/)
  await userEvent.click(accept)
  await expect.element(reason).toBeVisible()
  // Not in the list any more, and then an editor.
  await firestore.seed({ admins: [{ id: 'gone', data: { role: 'editor' } }] })
  await userEvent.click(accept)
  await expect.element(reason).toBeVisible()
  expect(await firestore.read(`admins/${account.uid}`)).toBeUndefined()

  // Meanwhile it was withdrawn.
  await firestore.delete(`admin_invites/${id}`)
  await userEvent.click(accept)
  await expect.element(page.getByText('At this address there is no invitation for')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Use another account' }))
})

test('an invitation that is accepted twice, because the answer was lost, makes one entry', async () => {
  await invite('guest@example.org')
  const { account } = await logInAt('guest@example.org')
  const accept = page.getByRole('button', { name: 'Accept the invitation' })
  await expect.element(accept).toBeVisible()
  hasten()
  // The first try arrives; the session does not get to know.
  server.use(
    http.post(`http://${inject('firestore')}/v1/*\\:commit`, async ({ request }) => {
      await fetch(bypass(request))
      return HttpResponse.error()
    }),
  )
  await userEvent.click(accept)

  await expect.element(page.getByText(/^Welcome/)).toBeVisible()
  server.resetHandlers()
  expect(await firestore.list(`admins/${account.uid}/history`)).toMatchObject([
    { kind: 'accept', by: account.uid, name: 'Sample Guest' },
  ])
})

test('an account with another address finds no invitation, and another account can be used', async () => {
  await invite('guest@example.org')
  await logInAt('stranger@example.org')

  await expect.element(page.getByText('At this address there is no invitation for')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Use another account' }))
  await expect.element(page.getByRole('button', { name: 'Make the account' })).toBeVisible()
})

test('a guest goes on after a reload, and does not open the desk before', async () => {
  await invite('guest@example.org')
  await logInAt('guest@example.org')
  const accept = page.getByRole('button', { name: /^Accept/ })
  await expect.element(accept).toBeVisible()
  await leaveApp()

  const { router } = renderApp(`/invitation/${id}`)

  await expect.element(accept).toBeVisible()
  await router.navigate('/memberlist')
  await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await router.navigate(`/invitation/${id}`)
  await userEvent.click(page.getByRole('button', { name: 'Use another account' }))
})

const signUpAddress = `http://${inject('auth')}/identitytoolkit.googleapis.com/v1/accounts\\:signUp`

const refusals = {
  ADMIN_ONLY_OPERATION: 'New accounts cannot be made on this site.',
  EMAIL_EXISTS: 'There is an account with this address already.',
  'WEAK_PASSWORD : Password should be at least 6 characters': 'Choose a password of at least',
}

test('when the provider makes no account the page says what to do', async () => {
  renderApp(`/invitation/${id}`)
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'new@example.org')
  await userEvent.fill(page.getByLabelText(/^Password/), 'A long password 26')
  for (const [message, text] of Object.entries(refusals)) {
    const answer = { error: { code: 400, message } }
    server.use(http.post(signUpAddress, () => HttpResponse.json(answer, { status: 400 })))
    await userEvent.click(page.getByRole('button', { name: 'Make the account' }))
    await expect.element(page.getByRole('alert')).toHaveTextContent(text)
  }
  // In the other form the address need not be typed again.
  await userEvent.click(page.getByRole('button', { name: 'I have an account' }))
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue('new@example.org')
})

test('an administrator who opens the link is asked to log out first', async () => {
  await openPeople()
  await leaveApp()
  renderApp(`/invitation/${id}`)

  await expect.element(page.getByText(demoAdmin.email)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Log out and go on' }))
  await expect.element(page.getByRole('button', { name: 'Make the account' })).toBeVisible()
})
