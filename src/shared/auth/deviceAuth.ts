import { demoAdmin } from '@/shared/config/demo'
import { safeStorage } from '@/shared/config/safeStorage'
import { KnownError } from '@/shared/firestore/errors'
import { signInError } from './authErrors'
import type { SessionProvider, SessionUser } from './sessionProvider'

/* The demo login of the device backend: one account, and no server. */

const sessionKey = 'device-session'

const demoUser: SessionUser = {
  uid: demoAdmin.uid,
  email: demoAdmin.email,
  emailVerified: true,
  displayName: null,
  isAnonymous: false,
  photoURL: null,
  phoneNumber: null,
  tenantId: null,
  providerData: [],
  token: { issuedAt: null, expiresAt: null },
  createdAt: null,
  lastLoginAt: null,
  role: 'owner',
}

const storage = safeStorage('local')
const watchers = new Set<() => void>()
const notifyWatchers = () => watchers.forEach((notify) => notify())

export const watchSession: SessionProvider['watchSession'] = (observer) => {
  const notify = () => {
    if (storage.getItem(sessionKey) === null) observer.signedOut()
    else observer.signedIn(demoUser)
  }
  watchers.add(notify)
  window.addEventListener('storage', notify)
  notify()
  return Promise.resolve(() => {
    watchers.delete(notify)
    window.removeEventListener('storage', notify)
  })
}

export const signIn: SessionProvider['signIn'] = (email, password) => {
  if (email !== demoAdmin.email || password !== demoAdmin.password) {
    return Promise.reject(signInError({ code: 'invalid-credential' }))
  }
  storage.setItem(sessionKey, demoAdmin.uid)
  notifyWatchers()
  return Promise.resolve({ user: demoUser })
}

/** There is no second factor, and no server that asks for a recent sign-in. */
export const signInWithCode: SessionProvider['signInWithCode'] = () =>
  Promise.resolve({ user: demoUser })
export const isSignInOld: SessionProvider['isSignInOld'] = () => Promise.resolve(false)
export const confirmPassword: SessionProvider['confirmPassword'] = () =>
  Promise.resolve({ isCodeNeeded: false })
export const confirmCode: SessionProvider['confirmCode'] = () => Promise.resolve()
export const changePassword: SessionProvider['changePassword'] = () =>
  Promise.reject(new KnownError('unsupported', 'The demonstration keeps its password.'))

/** No server, so no email. */
export const resetPassword: SessionProvider['resetPassword'] = () => Promise.resolve()

export const signOut: SessionProvider['signOut'] = () => {
  storage.removeItem(sessionKey)
  notifyWatchers()
  return Promise.resolve()
}
