import type { SessionUser } from './sessionUser'

/** Why nobody is signed in any more, where the person should be told. */
export type SignOutReason = 'notAdmin' | 'ended'

export type SessionObserver = {
  signedIn: (user: SessionUser) => void
  signedOut: (reason?: SignOutReason) => void
}

/** What an identity provider does for the app: Firebase Auth, or the device's demo sign-in. */
export type SessionProvider = {
  /**
   * Reports who is signed in, now and whenever it changes, until the returned function is
   * called. `hintUid` is who was signed in last: they are believed while the server cannot
   * be asked, for the rules guard the data anyway.
   */
  watchSession: (observer: SessionObserver, hintUid: string | null) => Promise<() => void>
  /** @throws KnownError with the message to show */
  signIn: (email: string, password: string) => Promise<{ user: SessionUser }>
  /**
   * Asks for an e-mail with which a new password can be set. Whether there is such an account
   * does not show.
   *
   * @throws KnownError where the site itself could not ask
   */
  resetPassword: (email: string) => Promise<void>
  signOut: () => Promise<void>
}

/** Fetches the identity provider's code; nothing of it is part of a public page. */
export const loadSessionProvider = (): Promise<SessionProvider> =>
  __DEVICE__ ? import('@/shared/firestore/device') : import('./auth')
