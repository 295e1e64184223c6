import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  setPersistence,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  validatePassword,
  type Auth,
  type User,
} from 'firebase/auth'
import { emulators, openApp } from '@/shared/firestore/app'
import { KnownError, toAppError } from '@/shared/firestore/errors'
import { defaultMinimumLength, isOfStorage } from './authErrors'

let auth: Auth | undefined

export async function openAuth(): Promise<Auth> {
  const app = await openApp()
  if (auth === undefined) {
    auth = initializeAuth(app, {
      persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    })
    if (emulators) connectAuthEmulator(auth, emulators.authUrl, { disableWarnings: true })
  }
  return auth
}

/** If the browser's storage is full or broken, the session lasts until the page is left. */
export async function signInWithFallback(email: string, password: string): Promise<void> {
  const opened = await openAuth()
  try {
    await signInWithEmailAndPassword(opened, email, password)
  } catch (thrown) {
    // The SDK's code for anything that the storage throws, or the browser's own error.
    if (toAppError(thrown).code !== 'internal-error' && !isOfStorage(thrown)) throw thrown
    await setPersistence(opened, inMemoryPersistence)
    await signInWithEmailAndPassword(opened, email, password)
  }
}

/** The provider's current policy; an older account may have a shorter password. */
export const minimumLength = async () =>
  validatePassword(await openAuth(), '').then(
    ({ passwordPolicy }) =>
      passwordPolicy.customStrengthOptions.minPasswordLength ?? defaultMinimumLength,
    () => defaultMinimumLength,
  )

/** @throws KnownError without one */
export async function currentUser(): Promise<User> {
  const { currentUser: user } = await openAuth()
  if (user === null) throw new KnownError('ended', toAppError({ code: 'unauthenticated' }).message)
  return user
}

export const signOut = async () => signOutOfFirebase(await openAuth())
