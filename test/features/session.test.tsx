import { http, HttpResponse } from 'msw'
import { beforeEach, expect, inject, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createAccount } from '@test/support/accounts'
import { expectNoViolations } from '@test/support/accessibility'
import { firestoreFor } from '@test/support/firestore'
import { leaveApp, renderApp } from '@test/support/renderApp'
import { server } from '@test/support/server'
import { signIn } from '@test/support/signIn'
import { demoAdmin } from '@/shared/config/demo'

const firestore = firestoreFor()

beforeEach(async () => {
  await firestore.clear()
  await firestore.seed({ admins: [{ id: demoAdmin.uid, data: {} }] })
})

test('the sign-in page has its heading and fields, and no accessibility violation', async () => {
  renderApp('/AdminLogInForm')

  await expect.element(page.getByRole('heading', { name: 'Admin Login', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toBeRequired()
  await expect.element(page.getByLabelText(/^Password/)).toBeRequired()
  await expectNoViolations()
})

test.each(['/memberlist', '/member/any', '/MonthlyMeetingVenue'])(
  'signed out, %s leads to the sign-in page in the place of its history entry',
  async (address) => {
    const { router } = renderApp(address)

    await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/AdminLogInForm')
    expect(router.state.historyAction).toBe('REPLACE')
  },
)

test('an administrator signs in, and logs out again', async () => {
  const { router } = renderApp('/AdminLogInForm')

  await signIn()

  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/memberlist')

  await userEvent.click(page.getByRole('button', { name: 'Logout' }))

  await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible()
})

test('a session is kept for the next visit, and the sign-in page leads to the list', async () => {
  renderApp('/AdminLogInForm')
  await signIn()
  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
  await leaveApp()

  renderApp('/AdminLogInForm')

  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
})

test('an account without admin access ends signed out and is told so', async () => {
  const account = await createAccount('member@example.org')
  const { store } = renderApp('/AdminLogInForm')

  await signIn(account)

  await expect.element(page.getByText('This account does not have admin access.')).toBeVisible()
  expect(store.getState().session).toMatchObject({ status: 'signedOut', user: null })
})

test('an account that loses its access is out', async () => {
  renderApp('/AdminLogInForm')
  await signIn()
  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()

  await firestore.delete(`admins/${demoAdmin.uid}`)

  await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expect.element(page.getByText('This account does not have admin access.')).toBeVisible()
})

test.each([
  ['a wrong password', { ...demoAdmin, password: 'not it' }],
  ['an unknown account', { ...demoAdmin, email: 'nobody@example.org' }],
])('%s is refused, and the form can be used again', async (_what, account) => {
  renderApp('/AdminLogInForm')

  await signIn(account)

  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Invalid email or password. Please try again.')
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue(account.email)
})

const signInAddress = `http://${inject('auth')}/identitytoolkit.googleapis.com/v1/accounts\\:signInWithPassword`

test('without a connection the sign-in says so', async () => {
  server.use(http.post(signInAddress, () => HttpResponse.error()))
  renderApp('/AdminLogInForm')

  await signIn()

  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Unable to connect. Check your internet connection and try again.')
})

test('while signing in the button says so, and a second press sends nothing', async () => {
  let requests = 0
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.post(signInAddress, async () => {
      requests += 1
      await held
      return HttpResponse.json(
        { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } },
        { status: 400 },
      )
    }),
  )
  renderApp('/AdminLogInForm')

  await signIn()
  await expect.element(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
  // What a key press or a script could still do while the button is disabled.
  document.querySelector('form')?.requestSubmit()
  document.querySelector('form')?.requestSubmit()
  answer()

  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(requests).toBe(1)
})

test('both fields are required, and the e-mail address must be one', async () => {
  renderApp('/AdminLogInForm')

  await signIn({ email: 'not an address', password: '' })

  await expect.element(page.getByRole('textbox', { name: 'Email' })).toBeInvalid()
  await expect.element(page.getByLabelText(/^Password/)).toBeInvalid()
})

test.each(['{', '{"user":5}', '"text"', '{"user":"{}","_persist":"{\\"version\\":0}"}'])(
  'a session stored as %s does no harm',
  async (stored) => {
    localStorage.setItem('persist:session', stored)
    renderApp('/about-us/')

    await expect.element(page.getByRole('heading', { name: 'About Us', level: 1 })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible()
  },
)
