import { KnownError, toAppError } from './errors'

const refused = 'Invalid email or password. Please try again.'
const unreachable = 'Unable to connect. Check your internet connection and try again.'

const messages: Record<string, string> = {
  notAdmin: 'This account does not have admin access.',
  'network-request-failed': unreachable,
  // The account is signed in, but nobody could say whether it is an administrator.
  'deadline-exceeded': unreachable,
  'too-many-requests': 'Too many attempts. Please wait a few minutes and try again.',
}

/** A failed sign-in with the text for the person: SPEC.md's sentence unless another cause is known. */
export function signInError(thrown: unknown): KnownError {
  const { code } = toAppError(thrown)
  return new KnownError(code, messages[code] ?? refused)
}

/** The account has no entry in `admins`. */
export const notAdmin = () => signInError({ code: 'notAdmin' })
