import { expect, test } from 'vitest'
import { resetError, signInError } from '@/shared/auth/authErrors'

const refused = 'Invalid email or password. Please try again.'
const unreachable = /^Unable to connect. Check your internet connection and try again\./

/** Section 8 of the specification. */
const codesOfTheSpecification = [
  'login-blocked',
  'password-does-not-meet-requirements',
  'multi-factor-auth-required',
  'user-mismatch',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'unauthorized-domain',
  'network-request-failed',
  'invalid-api-key',
  'invalid-user-token',
  'tenant-id-mismatch',
]

/** An error as the SDK throws it. */
const thrown = (code: string) =>
  Object.assign(new Error(`Firebase: text of the SDK (auth/${code}).`), { code: `auth/${code}` })

test.each(codesOfTheSpecification)(
  '%s has its own message, without any text of the SDK',
  (code) => {
    const { message } = signInError(thrown(code))

    expect(message).not.toBe(refused)
    expect(message).toMatch(/^[A-Z].+\.$/)
    expect(message).not.toMatch(/Firebase|SDK|auth\/|undefined/)
  },
)

test.each([
  'invalid-credential',
  'invalid-login-credentials',
  'wrong-password',
  'user-not-found',
  'user-disabled',
  'a-code-of-next-year',
  'constructor',
])('%s gets the specification’s message', (code) => {
  expect(signInError(thrown(code)).message).toBe(refused)
})

test.each([undefined, null, 'text', 7, new Error('Firebase: anything'), { code: 7 }])(
  'so does %s',
  (anything) => {
    expect(signInError(anything).message).toBe(refused)
  },
)

test('the message about the password policy has the minimum length, by default six', () => {
  const code = 'password-does-not-meet-requirements'
  expect(signInError(thrown(code)).message).toContain('at least 6 characters')
  expect(signInError(thrown(code), 10).message).toContain('at least 10 characters')
})

test.each(['user-not-found', 'user-disabled', 'too-many-requests', 'a-code-of-next-year'])(
  'a reset that fails with %s looks like one that worked',
  (code) => {
    expect(resetError(thrown(code))).toBeUndefined()
  },
)

test('a reset that could not be requested says so', () => {
  expect(resetError(thrown('network-request-failed'))?.message).toMatch(unreachable)
  expect(resetError(thrown('invalid-api-key'))?.message).toContain('Please tell the office')
})

test.each([
  'internal-error',
  'internal-error-encountered.',
  'the-service-is-currently-unavailable.',
  'quota-exceeded-for-quota-metric',
])('%s is an error of the server and does not blame the password', (code) => {
  expect(signInError(thrown(code)).message).toMatch(/does not work at the moment.+try again/)
  expect(resetError(thrown(code))?.message).toMatch(/does not work at the moment/)
})

test.each([
  ['a request that did not go through', thrown('network-request-failed')],
  ['a request that took too long', new DOMException('signal timed out', 'TimeoutError')],
  ['the SDK’s own time limit', thrown('timeout')],
  ['code that could not be loaded', new TypeError('Failed to fetch dynamically imported module')],
])('%s: the message names the connection, the clock and extensions', (_what, error) => {
  const { message } = signInError(error)
  expect(message).toMatch(unreachable)
  expect(message).toMatch(/date and time of this device.+extensions/)
  expect(resetError(error)?.message).toBe(message)
})

test.each([
  ['a browser without storage', thrown('web-storage-unsupported')],
  ['cookies blocked', new DOMException('Access is denied for this document.', 'SecurityError')],
  ['a private window', new DOMException('A mutation operation was attempted', 'InvalidStateError')],
  ['a full disk', new DOMException('Encountered full disk', 'QuotaExceededError')],
  [
    'Safari’s lost database',
    new DOMException('Connection to Indexed Database server lost', 'UnknownError'),
  ],
])('%s: the message asks to allow site data', (_what, error) => {
  expect(signInError(error).message).toMatch(/Allow site data/)
})

test.each([
  'firebase-app-check-token-is-invalid.',
  'appCheck/recaptcha-error',
  'appCheck/fetch-status-error',
  'captcha-check-failed',
  'missing-recaptcha-token',
])('%s: the message says that the security check was blocked or has failed', (code) => {
  const error = Object.assign(new Error('text of the SDK'), {
    code: code.includes('/') ? code : `auth/${code}`,
  })
  expect(signInError(error).message).toMatch(/security check.+blocked.+date and time.+extensions/)
})

test.each(['user-token-expired', 'invalid-user-token'])(
  '%s: the message names the clock, which makes a fresh token look old',
  (code) => {
    expect(signInError(thrown(code)).message).toMatch(/Please log in again\..+date and time/)
  },
)

test.each([
  'requests-from-referer-https://example.org-are-blocked.',
  'api-key-expired.-please-renew-the-api-key.',
  'identity-toolkit-api-has-not-been-used-in-project-1-before-or-it-is-disabled.',
  'project-not-found',
])('%s is a mistake in the setup of the site', (code) => {
  expect(signInError(thrown(code)).message).toContain('Please tell the office')
})
