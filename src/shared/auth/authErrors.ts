import { KnownError, toAppError } from '@/shared/firestore/errors'
import { usedUpAtDesk } from '@/shared/firestore/messageOf'

/** Section 8 of the specification: the message for every other failed login. */
const refused = 'Invalid email or password. Please try again.'
/** The SDK gives one code for all of it: the browser does not say why a request did not go through. */
const unreachable =
  'Unable to connect. Check your internet connection and try again. If other pages open, check the date and time of this device, and pause extensions that block content.'
const blockedStorage =
  'This browser does not let the site store the login. Allow site data (cookies) for this site, or use another window or browser, and try again.'
const blockedCheck =
  'The security check of this page was blocked or has failed. Check the date and time of this device, pause extensions that block content, reload the page and try again.'
const misconfigured = 'Login is misconfigured on this site. Please tell the office.'
const outOfService = 'Login does not work at the moment. Please try again in a few minutes.'
const ended =
  'Your session has ended. Please log in again. If this happens again, check the date and time of this device.'

/** Of a password, in characters, unless the identity provider says otherwise. */
export const defaultMinimumLength = 6

export const policyCode = 'password-does-not-meet-requirements'

const policyText = (minimumLength: number) =>
  `This password does not meet the requirements: at least ${minimumLength} characters. Use “Forgot password?” to set a new one.`

const messages: Record<string, string> = {
  notAdmin: 'This account does not have admin access.',
  'network-request-failed': unreachable,
  // The account is signed in, but whether it is an administrator is not known.
  'deadline-exceeded': unreachable,
  timeout: unreachable,
  'cors-unsupported': unreachable,
  'web-storage-unsupported': blockedStorage,
  'operation-not-supported-in-this-environment': blockedStorage,
  'unsupported-persistence-type': blockedStorage,
  'captcha-check-failed': blockedCheck,
  'missing-recaptcha-token': blockedCheck,
  'invalid-recaptcha-token': blockedCheck,
  'firebase-app-check-token-is-invalid.': blockedCheck,
  'resource-exhausted': usedUpAtDesk,
  'too-many-requests': 'Too many attempts. Please wait a few minutes and try again.',
  'login-blocked': 'Login with this account is blocked. Please ask the office.',
  'multi-factor-auth-required':
    'This account has a second step that cannot be taken here. Please ask the office.',
  'user-mismatch': 'Another person was logged in here. Please log out and log in again.',
  'popup-blocked':
    'The login window was blocked. Please allow pop-ups for this site and try again.',
  'popup-closed-by-user': 'The login window was closed too early. Please try again.',
  'cancelled-popup-request': 'Another login window was opened. Please continue there or try again.',
  'unauthorized-domain': misconfigured,
  'invalid-api-key': misconfigured,
  'api-key-not-valid.-please-pass-a-valid-api-key.': misconfigured,
  'app-not-authorized': misconfigured,
  'operation-not-allowed': misconfigured,
  'configuration-not-found': misconfigured,
  'project-not-found': misconfigured,
  'admin-restricted-operation': misconfigured,
  'invalid-user-token': ended,
  'user-token-expired': ended,
  'tenant-id-mismatch':
    'This account belongs to another organisation. Please use the one the office gave you.',
}

/** The error of a failed login, with the message to show. */
export function signInError(thrown: unknown, minimumLength = defaultMinimumLength): KnownError {
  const { code } = toAppError(thrown)
  if (code === policyCode) return new KnownError(code, policyText(minimumLength))
  return new KnownError(code, messageIn(messages, code) ?? kindOf(code, thrown) ?? refused)
}

const messageIn = (texts: Record<string, string>, code: string) =>
  Object.hasOwn(texts, code) ? texts[code] : undefined

/** The cause where the code stands for many errors, or the browser's own error came through. */
function kindOf(code: string, thrown: unknown): string | undefined {
  if (isOfStorage(thrown)) return blockedStorage
  // A request took too long, or a part of the code could not be loaded.
  if (thrown instanceof DOMException || thrown instanceof TypeError) return unreachable
  return kinds.find(([pattern]) => pattern.test(code))?.[1]
}

/** Whether it is an error of the browser's storage, which comes without a code of the SDK. */
export const isOfStorage = (thrown: unknown) =>
  thrown instanceof DOMException && !/^(Timeout|Network)Error$/.test(thrown.name)

/** The SDK turns the server's own messages into codes such as `internal-error-encountered.` */
const kinds: [RegExp, string][] = [
  [/^(appCheck|app-check)\//, blockedCheck],
  [/^(requests-from-referer|requests-to-this-api|api-key|identity-toolkit-api)-/, misconfigured],
  [/internal|unavailable|quota|backend/, outOfService],
]

/** For an account whose second factor is no authenticator app. */
export const noSecondFactor = () => signInError({ code: 'multi-factor-auth-required' })

/** The error of a failed try to type the password once more. */
export function passwordError(thrown: unknown): KnownError {
  const { code, message } = signInError(thrown)
  return new KnownError(
    code,
    message === refused ? 'This password is wrong. Please try again.' : message,
  )
}

const codeTooLate = 'The code came too late. Please go back and type your password again.'

const codeMessages: Record<string, string> = {
  'invalid-verification-code':
    'This code is wrong or too old. Type the one that the app shows now. If it is refused again, check the date and time of the phone.',
  'invalid-multi-factor-session': codeTooLate,
  'missing-multi-factor-session': codeTooLate,
  'totp-challenge-timeout': codeTooLate,
  'code-expired': codeTooLate,
}

/** The error with its message among some texts; undefined if they have none for it. */
function knownIn(texts: Record<string, string>, thrown: unknown): KnownError | undefined {
  const { code } = toAppError(thrown)
  const message = messageIn(texts, code)
  return message === undefined ? undefined : new KnownError(code, message)
}

/** The error of a code that was not accepted. */
export const codeError = (thrown: unknown) => knownIn(codeMessages, thrown) ?? passwordError(thrown)

const notSwitchedOn =
  'Two-step login is not switched on for this site yet. Please ask the person who looks after its Firebase project.'

const appMessages: Record<string, string> = {
  'operation-not-allowed': notSwitchedOn,
  // The emulator knows no authenticator apps.
  'invalid-argument': notSwitchedOn,
  'requires-recent-login': 'This needs your password once more. Please try again.',
  'second-factor-already-in-use':
    'This account has an authenticator app already. Close this and open it again.',
  'maximum-second-factor-count-exceeded': 'This account has too many authenticator apps already.',
}

/** The error of adding an authenticator app, or of taking it away. */
export function appError(thrown: unknown): KnownError {
  if (thrown instanceof KnownError && thrown.message !== '') return thrown
  return knownIn(appMessages, thrown) ?? codeError(thrown)
}

const noSignUp =
  'New accounts cannot be made on this site. Please ask the person who invited you to make one for your address; then come back and choose “I have an account”.'

/** When an invited person signs in or makes an account. */
const invitedMessages: Record<string, string> = {
  'admin-restricted-operation': noSignUp,
  'operation-not-allowed': noSignUp,
  'email-already-in-use':
    'There is an account with this address already. Choose “I have an account” and use its password.',
}

/** Whether a new password is not good enough. */
export const isOfPassword = (thrown: unknown) =>
  [policyCode, 'weak-password'].includes(toAppError(thrown).code)

/** The error of a failed sign-in, sign-up or confirmation of a person who was invited. */
export function accountError(thrown: unknown, minimumLength = defaultMinimumLength): KnownError {
  const { code } = toAppError(thrown)
  if (thrown instanceof KnownError) return thrown
  if (isOfPassword(thrown)) {
    return new KnownError(code, `Choose a password of at least ${minimumLength} characters.`)
  }
  return knownIn(invitedMessages, thrown) ?? signInError(thrown, minimumLength)
}

/** For an account without an entry in `admins`. */
export const notAdmin = () => signInError({ code: 'notAdmin' })

/** Messages about a failed reset that do not depend on whether the account exists. */
const accountIndependent = new Set([
  unreachable,
  misconfigured,
  outOfService,
  blockedStorage,
  blockedCheck,
])

/** The error of a failed password reset; undefined if it could reveal that an account exists. */
export function resetError(thrown: unknown): KnownError | undefined {
  const error = signInError(thrown)
  return accountIndependent.has(error.message) ? error : undefined
}
