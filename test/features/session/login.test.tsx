import { http, HttpResponse, passthrough } from 'msw'
import { beforeEach, expect, inject, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { renderApp } from '@test/support/page/renderApp'
import { sampleCode, withSecondFactor } from '@test/support/emulators/secondFactor'
import { server } from '@test/support/page/server'
import { signIn } from '@test/support/page/signIn'
import { hasSessionHint } from '@/features/session'
import { redirectAfterLogin } from '@/features/session/redirectAfterLogin'
import { demoAdmin } from '@/shared/config/demo'

const firestore = firestoreFor()

beforeEach(async () => {
  await firestore.clear()
  await firestore.seed({ admins: [{ id: demoAdmin.uid, data: { role: 'owner' } }] })
})

test('the login page has its heading and fields, and no accessibility violation', async () => {
  renderApp('/AdminLogInForm')

  await expect.element(page.getByRole('heading', { name: 'Admin Login', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toBeRequired()
  await expect.element(page.getByLabelText(/^Password/)).toBeRequired()
  await expectNoViolations()
})

test('without a key for App Check no request has a token of it', async () => {
  const requests: string[] = []
  server.use(
    http.all('*', async ({ request }) => {
      const { url, headers } = request
      requests.push(JSON.stringify([url, [...headers], await request.clone().text()]))
      return passthrough()
    }),
  )
  renderApp('/AdminLogInForm')
  await signIn()
  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()

  await expect.poll(() => requests.some((text) => text.includes('Listen'))).toBe(true)
  expect(requests.some((text) => text.includes('signInWithPassword'))).toBe(true)
  expect(requests.filter((text) => /appcheck/i.test(text))).toEqual([])
})

test.each([
  ['a wrong password', { ...demoAdmin, password: 'not it' }],
  ['an unknown account', { ...demoAdmin, email: 'unknown@example.org' }],
])('%s is refused, and the form can be used again', async (_what, account) => {
  renderApp('/AdminLogInForm')

  await signIn(account)

  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Invalid email or password. Please try again.')
  const email = page.getByRole('textbox', { name: 'Email' })
  // Section 8 of the specification: above the form.
  const isAbove = alert.element().compareDocumentPosition(email.element())
  expect(isAbove & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  // The same password would be refused again.
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await expect.element(email).toHaveValue(account.email)
  // The next page need not ask the provider who is signed in.
  expect(hasSessionHint()).toBe(false)
})

const signInAddress = `http://${inject('auth')}/identitytoolkit.googleapis.com/v1/accounts\\:signInWithPassword`

test('a login without a connection says so', async () => {
  server.use(http.post(signInAddress, () => HttpResponse.error()))
  renderApp('/AdminLogInForm')

  await signIn()

  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Unable to connect. Check your internet connection and try again.')
})

test('after too many tries the login page says what to do, and keeps the address', async () => {
  const message = 'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been disabled.'
  server.use(
    http.post(signInAddress, () =>
      HttpResponse.json({ error: { code: 400, message } }, { status: 400 }),
    ),
  )
  renderApp('/AdminLogInForm')

  await signIn()

  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Too many attempts. Please wait a few minutes and try again.')
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demoAdmin.email)
})

test('an account with a second factor logs in with the code of its app', async () => {
  withSecondFactor()
  const { router } = renderApp('/AdminLogInForm')
  await signIn()

  const code = page.getByLabelText(/^Code/)
  await expect.element(code).toHaveFocus()
  await expectNoViolations()
  await userEvent.fill(code, '12345')
  await userEvent.click(page.getByRole('button', { name: 'Go on' }))
  await expect.element(code).toBeInvalid()
  await userEvent.fill(code, '000000')
  await userEvent.click(page.getByRole('button', { name: 'Go on' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^This code is wrong or too old/)
  await expect.element(code).toHaveValue('000000')

  await userEvent.fill(code, sampleCode)
  await userEvent.click(page.getByRole('button', { name: 'Go on' }))
  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
  expect(router.location.pathname).toBe('/memberlist')
})

test('with another second factor than an app the login page says so', async () => {
  withSecondFactor({ phoneInfo: '+910000000000' })
  renderApp('/AdminLogInForm')
  await signIn()

  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/^This account has a second step that cannot be taken here/)
})

test('during the login the button says so, and a second press sends nothing', async () => {
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
  // A key press or a script can still submit while the button is disabled.
  document.querySelector('form')?.requestSubmit()
  document.querySelector('form')?.requestSubmit()
  answer()

  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(requests).toBe(1)
})

test('both fields are required, and the email address must be valid', async () => {
  renderApp('/AdminLogInForm')

  await signIn({ email: 'not an address', password: '' })

  await expect.element(page.getByRole('textbox', { name: 'Email' })).toBeInvalid()
  await expect.element(page.getByLabelText(/^Password/)).toBeInvalid()
})

test('the password can be shown and hidden, and there is a hint when Caps Lock is on', async () => {
  renderApp('/AdminLogInForm')
  const password = page.getByLabelText(/^Password/)
  await userEvent.fill(password, 'typed')
  await expect.element(password).toHaveAttribute('type', 'password')

  await userEvent.click(page.getByRole('button', { name: 'Show password' }))
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
  await userEvent.click(page.getByRole('button', { name: 'Hide password' }))
  await expect.element(password).toHaveAttribute('type', 'password')

  const press = (modifierCapsLock: boolean) =>
    password
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock, bubbles: true }))
  press(true)
  await expect.element(page.getByText('Caps Lock is on.')).toBeVisible()
  press(false)
  await expect.element(page.getByText('Caps Lock is on.')).not.toBeInTheDocument()
})

test.each([
  ['an account', demoAdmin.email],
  ['a stranger', 'unknown@example.org'],
])('a forgotten password of %s gets the same answer', async (_whose, email) => {
  renderApp('/AdminLogInForm')
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), email)
  await userEvent.click(page.getByRole('button', { name: 'Forgot password?' }))
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await expect.element(page.getByRole('heading', { name: 'Forgot password?' })).toHaveFocus()

  await userEvent.click(page.getByRole('button', { name: 'Send the link' }))

  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/^If there is an account with this address, an email .+ is on its way\./)
  await expectNoViolations()
  await userEvent.click(page.getByRole('button', { name: 'Back to login' }))
  await expect.element(page.getByLabelText(/^Password/)).toBeVisible()
  // The form is as it was.
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await expect.element(page.getByRole('button', { name: 'Forgot password?' })).toHaveFocus()
})

test('a password that no longer meets the policy gets a message with the minimum length', async () => {
  const provider = `http://${inject('auth')}/identitytoolkit.googleapis.com`
  const message = 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements'
  server.use(
    http.post(signInAddress, () =>
      HttpResponse.json({ error: { code: 400, message } }, { status: 400 }),
    ),
    http.get(`${provider}/v2/passwordPolicy`, () =>
      HttpResponse.json({
        customStrengthOptions: { minPasswordLength: 9 },
        allowedNonAlphanumericCharacters: ['!'],
        enforcementState: 'ENFORCE',
        schemaVersion: 1,
      }),
    ),
  )
  renderApp('/AdminLogInForm')

  await signIn()

  await expect.element(page.getByRole('alert')).toHaveTextContent('at least 9 characters')
})

test.each([
  [{ from: '/memberlist?list=growth-fund&q=a' }, '/memberlist?list=growth-fund&q=a'],
  [{ from: '//elsewhere.example.org' }, '/memberlist'],
  [{ from: '/\\elsewhere.example.org' }, '/memberlist'],
  [{ from: 'https://elsewhere.example.org' }, '/memberlist'],
  [{ from: '/\t/elsewhere.example.org' }, '/memberlist'],
  [{ from: '/AdminLogInForm' }, '/memberlist'],
  [{ from: 7 }, '/memberlist'],
  [null, '/memberlist'],
])('a login with the history state %j leads to %s', (state, path) => {
  expect(redirectAfterLogin(state)).toBe(path)
})
