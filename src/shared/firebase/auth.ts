import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  onIdTokenChanged,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  validatePassword,
  type Auth,
  type User,
} from 'firebase/auth'
import { env } from '@/shared/config/env'
import { watchAdminRight, type AdminRight } from './adminRight'
import { notAdmin, policyCode, resetError, signInError, usualMinimumLength } from './authErrors'
import { toAppError } from './errors'
import { firebaseApp } from './firebaseApp'
import type { SessionProvider, SessionUser } from './sessionTypes'
import { withinTime } from './timeLimit'
import { issuedByOwnClock, toSessionUser } from './toSessionUser'
import { createTokenSync } from './tokenSync'
import { containerOf } from '@/shared/firebase/worker/authProvider'
import { forgetSdk, identify } from '@/shared/firebase/worker/client'

/** Milliseconds until it must be known whether an account that signs in is an administrator. */
const rightTimeLimit = 15_000

let auth: Auth | undefined

function open(): Auth {
  if (auth === undefined) {
    auth = initializeAuth(firebaseApp(), {
      persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    })
    if (env.backend === 'emulators') {
      connectAuthEmulator(auth, `http://${env.emulators.auth}`, { disableWarnings: true })
    }
    tellSdk()
  }
  return auth
}

/**
 * Tells the SDK that listens of each change of the person and of their token, ahead of all that hear of it
 * after this. As this listens for Firestore, tokens are renewed before they end.
 */
function tellSdk() {
  const provider = containerOf(firebaseApp()).getProvider('auth-internal').getImmediate()
  provider.addAuthTokenListener(() => {
    const uid = provider.getUid()
    identify(uid === null ? null : { uid, token: (isForced) => provider.getToken(isForced) })
  })
}

const tokenSync = env.tokenSyncUrl === '' ? undefined : createTokenSync(env.tokenSyncUrl)

/** The sign-in that waits to hear whether its account is an administrator. */
let signingIn: { granted: (user: SessionUser) => void; refused: (error: Error) => void } | undefined

export const watchSession: SessionProvider['watchSession'] = (observer, hintUid) => {
  let stopFollowing = () => {}
  let uid: string | undefined

  const stopAuth = onAuthStateChanged(open(), (user) => {
    stopFollowing()
    stopFollowing = () => {}
    // A visitor's listeners go on.
    if (uid !== undefined && user?.uid !== uid) forgetSdk()
    uid = user?.uid
    if (user === null) {
      void tokenSync?.signedOut()
      observer.signedOut()
    } else {
      stopFollowing = follow(user, (right, plain) => {
        if (right === 'yes' || (right === 'unknown' && user.uid === hintUid)) {
          observer.signedIn(plain)
          signingIn?.granted(plain)
        } else if (right === 'no') {
          stopFollowing()
          observer.signedOut(signingIn ? undefined : 'notAdmin')
          signingIn?.refused(notAdmin())
          void signOut()
        }
      })
    }
  })

  return Promise.resolve(() => {
    stopFollowing()
    stopAuth()
  })
}

/** Watches the right of an account, and its tokens once it has that right. */
function follow(user: User, told: (right: AdminRight, plain: SessionUser) => void): () => void {
  let isOver = false
  const closing: (() => void)[] = []

  async function start() {
    const plain = await toSessionUser(user)
    let isKnown = false
    const close = watchAdminRight(user.uid, (right) => {
      if (isOver) return
      if (right === 'yes' && !isKnown) {
        isKnown = true
        closing.push(followTokens())
      }
      told(right, plain)
    })
    if (isOver) close()
    else closing.push(close)
  }
  void start()

  return () => {
    isOver = true
    for (const close of closing.splice(0)) close()
  }
}

function followTokens(): () => void {
  if (tokenSync === undefined) return () => {}
  return onIdTokenChanged(open(), (user) => {
    user?.getIdTokenResult().then(
      (result) =>
        tokenSync.signedIn({ value: result.token, issuedAt: issuedByOwnClock(user, result) }),
      // Without a token there is nothing to tell.
      () => {},
    )
  })
}

export const signIn: SessionProvider['signIn'] = async (email, password) => {
  const right = new Promise<SessionUser>((granted, refused) => {
    signingIn = { granted, refused }
  })
  // Only of interest once the account is signed in.
  right.catch(() => {})
  try {
    await enter(email, password)
    return { user: await withinTime(right, rightTimeLimit) }
  } catch (thrown) {
    await signOut()
    const isPolicy = toAppError(thrown).code === policyCode
    throw signInError(thrown, isPolicy ? await minimumLength() : undefined)
  } finally {
    signingIn = undefined
  }
}

/** Signs in; for this page alone where the browser turns out to keep nothing any more. */
async function enter(email: string, password: string) {
  try {
    await signInWithEmailAndPassword(open(), email, password)
  } catch (thrown) {
    // So the SDK calls whatever a full or broken storage throws.
    if (toAppError(thrown).code !== 'internal-error') throw thrown
    await setPersistence(open(), inMemoryPersistence)
    await signInWithEmailAndPassword(open(), email, password)
  }
}

/** What the provider asks of a password now; it may have been less when the account was made. */
const minimumLength = () =>
  validatePassword(open(), '').then(
    ({ passwordPolicy }) =>
      passwordPolicy.customStrengthOptions.minPasswordLength ?? usualMinimumLength,
    () => usualMinimumLength,
  )

export const resetPassword: SessionProvider['resetPassword'] = (email) =>
  sendPasswordResetEmail(open(), email).catch((thrown: unknown) => {
    const error = resetError(thrown)
    if (error !== undefined) throw error
  })

export const signOut: SessionProvider['signOut'] = () => signOutOfFirebase(open())
