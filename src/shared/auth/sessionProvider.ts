import type { IdTokenResult, User } from 'firebase/auth'
import type { Role } from '@/shared/requests/roles'

/** The signed-in user, as plain values. It never holds a token. */
export type SessionUser = {
  uid: string
  email: string | null
  emailVerified: boolean
  /** As the administrators call the person. */
  displayName: string | null
  isAnonymous: boolean
  photoURL: string | null
  phoneNumber: string | null
  tenantId: string | null
  providerData: { providerId: string; uid: string; email: string | null }[]
  /** Milliseconds since 1970; null if the provider gives none. */
  token: { issuedAt: number | null; expiresAt: number | null }
  /** Dates as the provider writes them. */
  createdAt: string | null
  lastLoginAt: string | null
  /** Null while the server cannot be reached. */
  role?: Role | null
}

/** Why a session ended, if the person should be told. `idle`: nothing was pressed for too long. */
export type SignOutReason = 'notAdmin' | 'ended' | 'idle'

/** The password was right; the code of an authenticator app is needed, too. */
export type CodeNeeded = { isCodeNeeded: true }

type SessionObserver = {
  signedIn: (user: SessionUser) => void
  signedOut: (reason?: SignOutReason) => void
}

/** The interface of an identity provider: Firebase Auth, or the device's demo login. */
export type SessionProvider = {
  /**
   * Reports the signed-in user, now and at each change, until the returned function is called.
   *
   * @param hintUid the uid of the last session; while the server cannot be reached this user counts as
   *   signed in, because the rules protect the data anyway
   */
  watchSession: (observer: SessionObserver, hintUid: string | null) => Promise<() => void>
  /** @throws KnownError with the message to show */
  signIn: (email: string, password: string) => Promise<{ user: SessionUser } | CodeNeeded>
  /**
   * Goes on with a sign-in that needs the code of an authenticator app, too.
   *
   * @throws KnownError with the message to show
   */
  signInWithCode: (code: string) => Promise<{ user: SessionUser }>
  /**
   * Whether the last sign-in is too long ago for what only owners may do, by the provider's clock.
   *
   * @param isRefused the server has just refused something, so this device's clock counts for nothing
   */
  isSignInOld: (options?: { isRefused?: boolean }) => Promise<boolean>
  /**
   * Signs the same person in once more.
   *
   * @throws KnownError with the message to show
   */
  confirmPassword: (password: string) => Promise<{ isCodeNeeded: boolean }>
  /**
   * Goes on after `confirmPassword` where a code is needed, too.
   *
   * @throws KnownError with the message to show
   */
  confirmCode: (code: string) => Promise<void>
  /**
   * Gives the own account another password, after `confirmPassword`.
   *
   * @throws KnownError with the message to show
   */
  changePassword: (password: string) => Promise<void>
  /**
   * Sends an email with a link to set a new password. The result does not reveal whether the
   * account exists.
   *
   * @throws KnownError if the request itself failed
   */
  resetPassword: (email: string) => Promise<void>
  signOut: () => Promise<void>
}

/** The account of an invited person who is no administrator yet. */
export type InvitedAccount = { uid: string; email: string; isConfirmed: boolean }

/** The interface of an identity provider for invited people. All of it throws `KnownError`s with the message to show. */
export type InvitedAccounts = {
  /** The account that signed in here with an invitation, now or at an earlier visit. */
  current: () => Promise<InvitedAccount | null>
  /** Also sends the mail with which an address is confirmed. */
  signIn: (email: string, password: string) => Promise<InvitedAccount>
  /** Makes an account and sends the mail. Refused where the provider's own sign-up is off. */
  create: (email: string, password: string) => Promise<InvitedAccount>
  sendConfirmation: () => Promise<void>
  /** Asks the provider whether the address is confirmed by now. */
  reload: () => Promise<InvitedAccount>
  signOut: () => Promise<void>
  /** From now on the account is an administrator's, and a session like any other. */
  accepted: () => void
}

/** The data for an authenticator app: a key to type, and the address in the code to scan. */
export type NewApp = { key: string; address: string }

/** The authenticator app of the account that is signed in. All of it throws `KnownError`s with the message to show. */
export type AuthenticatorApp = {
  isSetUp: () => Promise<boolean>
  /** @param siteName as the app shows it */
  start: (siteName: string) => Promise<NewApp>
  /** @param code the first code that the app shows */
  finish: (code: string) => Promise<void>
  remove: () => Promise<void>
}

export async function toSessionUser(user: User): Promise<SessionUser> {
  const token = await user.getIdTokenResult().catch(() => null)
  return {
    uid: user.uid,
    email: user.email,
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    isAnonymous: user.isAnonymous,
    photoURL: user.photoURL,
    phoneNumber: user.phoneNumber,
    tenantId: user.tenantId,
    providerData: user.providerData.map(({ providerId, uid, email }) => ({
      providerId,
      uid,
      email,
    })),
    token: { issuedAt: millisOf(token?.issuedAtTime), expiresAt: millisOf(token?.expirationTime) },
    createdAt: user.metadata.creationTime ?? null,
    lastLoginAt: user.metadata.lastSignInTime ?? null,
  }
}

/** Milliseconds since 1970; null if the provider's text is no date. */
export function millisOf(time: string | undefined): number | null {
  const millis = time === undefined ? NaN : Date.parse(time)
  return Number.isNaN(millis) ? null : millis
}

/**
 * When a token was issued, by this device's clock, in milliseconds since 1970. The device's clock may
 * be wrong by days while the provider's times are right; the SDK keeps the token's end by the device's.
 */
export function issuedByDeviceClock(
  user: User,
  { issuedAtTime, expirationTime }: IdTokenResult,
): number {
  const issuedAt = millisOf(issuedAtTime) ?? 0
  const expiresAt = millisOf(expirationTime)
  const { stsTokenManager } = user.toJSON() as { stsTokenManager?: { expirationTime?: unknown } }
  const expiresByDevice = stsTokenManager?.expirationTime
  if (typeof expiresByDevice !== 'number' || expiresAt === null) return issuedAt
  return expiresByDevice - (expiresAt - issuedAt)
}
