import { KnownError, toAppError } from '@/shared/firestore/errors'

/** Section 8 of the specification: whatever else a sign-in fails with, this is said. */
const refused = 'Invalid email or password. Please try again.'
const unreachable = 'Unable to connect. Check your internet connection and try again.'
const notSetUp = 'Signing in is not set up rightly on this site. Please tell the office.'
const troubled = 'Signing in does not work at the moment. Please try again in a few minutes.'
const ended = 'Your session has ended. Please sign in again.'

/** Characters a password has at least, where the identity provider does not say otherwise. */
export const usualMinimumLength = 6

export const policyCode = 'password-does-not-meet-requirements'

const policyText = (minimumLength: number) =>
  `This password does not meet the requirements: at least ${minimumLength} characters. Use “Forgot password?” to set a new one.`

const messages: Record<string, string> = {
  notAdmin: 'This account does not have admin access.',
  'network-request-failed': unreachable,
  // The account is signed in, but nobody could say whether it is an administrator.
  'deadline-exceeded': unreachable,
  'too-many-requests': 'Too many attempts. Please wait a few minutes and try again.',
  'login-blocked': 'Signing in with this account is blocked. Please ask the office.',
  'multi-factor-auth-required':
    'This account asks for a second step, which this site does not offer. Please ask the office.',
  'user-mismatch': 'Somebody else was signed in here. Please log out and sign in again.',
  'popup-blocked':
    'The sign-in window was blocked. Please allow windows of this site and try again.',
  'popup-closed-by-user': 'The sign-in window was closed too early. Please try again.',
  'cancelled-popup-request': 'Another sign-in window was opened. Please go on there or try again.',
  'unauthorized-domain': notSetUp,
  'invalid-api-key': notSetUp,
  'api-key-not-valid.-please-pass-a-valid-api-key.': notSetUp,
  'app-not-authorized': notSetUp,
  'operation-not-allowed': notSetUp,
  'configuration-not-found': notSetUp,
  'invalid-user-token': ended,
  'user-token-expired': ended,
  'tenant-id-mismatch':
    'This account belongs to another organisation. Please use the one the office has given you.',
}

/** A failed sign-in with the text for the person: SPEC.md's sentence unless another cause is known. */
export function signInError(thrown: unknown, minimumLength = usualMinimumLength): KnownError {
  const { code } = toAppError(thrown)
  if (code === policyCode) return new KnownError(code, policyText(minimumLength))
  const known = Object.hasOwn(messages, code) ? messages[code] : undefined
  return new KnownError(code, known ?? (serverTrouble.test(code) ? troubled : refused))
}

/** The SDK makes a code of whatever the server says of itself: `internal-error-encountered.` */
const serverTrouble = /internal|unavailable|quota|timeout|backend/

/** The account has no entry in `admins`. */
export const notAdmin = () => signInError({ code: 'notAdmin' })

/** What may be said of a reset that failed: nothing that depends on whether there is an account. */
const ofTheSite = new Set([unreachable, notSetUp, troubled])

/** A failed password reset, or nothing where a stranger could learn from it who has an account. */
export function resetError(thrown: unknown): KnownError | undefined {
  const error = signInError(thrown)
  return ofTheSite.has(error.message) ? error : undefined
}
