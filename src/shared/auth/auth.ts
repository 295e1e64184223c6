import {
  onAuthStateChanged,
  onIdTokenChanged,
  sendPasswordResetEmail,
  type User,
} from 'firebase/auth'
import { env } from '@/shared/config/env'
import { isUsedUp, toAppError, withinTime } from '@/shared/firestore/errors'
import { listenToDocument } from '@/shared/firestore/listen'
import { codeError, notAdmin, policyCode, resetError, signInError } from './authErrors'
import { isInvited } from './invitedMark'
import { idleTimeLeft, notePress } from './lastPress'
import { minimumLength, openAuth, signInWithFallback, signOut } from './openAuth'
import { answerChallenge, keepChallenge } from './secondFactor'
import {
  issuedByDeviceClock,
  toSessionUser,
  type SessionProvider,
  type SessionUser,
} from './sessionProvider'
import { roleOf, type Role } from '@/shared/requests/roles'
import { createTokenSync } from './tokenSync'

const tokenSync = env.tokenSyncUrl === '' ? undefined : createTokenSync(env.tokenSyncUrl)

/** The login that waits for the answer whether its account is an administrator. */
let signingIn: { resolve: (user: SessionUser) => void; reject: (error: Error) => void } | undefined

export const watchSession: SessionProvider['watchSession'] = async (observer, hintUid) => {
  const opened = await openAuth()
  let following = new AbortController()

  const stop = onAuthStateChanged(opened, (user) => {
    following.abort()
    following = new AbortController()
    const { signal } = following
    if (user === null) {
      void tokenSync?.signedOut()
      observer.signedOut(idleTimeLeft() > 0 ? undefined : 'idle')
      return
    }
    if (signingIn === undefined && idleTimeLeft() <= 0 && !isInvited(user.email)) {
      // The browser was closed meanwhile. Reported once the account is gone.
      void signOut()
      return
    }
    void followAdminRight(user, signal, (right, sessionUser) => {
      if (right === 'yes' || (right === 'unknown' && user.uid === hintUid)) {
        observer.signedIn(sessionUser)
        signingIn?.resolve(sessionUser)
      } else if (right === 'no' && signingIn === undefined && isInvited(user.email)) {
        // It may become an administrator's account: then this reports it.
        observer.signedOut()
      } else if (right === 'no') {
        following.abort()
        observer.signedOut(signingIn ? undefined : 'notAdmin')
        signingIn?.reject(notAdmin())
        void signOut()
      }
    })
  })

  return () => {
    following.abort()
    stop()
  }
}

/** `unknown`: the server cannot be reached. */
type AdminRight = 'yes' | 'no' | 'unknown'

/** Follows `admins/{uid}`: whether it exists, its role and name. Once it does, the account's tokens are synced. */
async function followAdminRight(
  user: User,
  signal: AbortSignal,
  onChange: (right: AdminRight, sessionUser: SessionUser) => void,
): Promise<void> {
  const sessionUser = await toSessionUser(user)
  let isFollowingTokens = false
  /** As the server has said it last: a connection that is lost takes no right away. */
  let known: { role: Role | null; displayName: string | null } = {
    role: null,
    displayName: sessionUser.displayName,
  }
  function handleChange(right: AdminRight, now = known) {
    if (signal.aborted) return
    known = now
    if (right === 'yes' && !isFollowingTokens) {
      isFollowingTokens = true
      void followTokens(signal)
    }
    onChange(right, { ...sessionUser, ...known })
  }
  await listenToDocument('admins', user.uid, signal, {
    onAnswer({ data, fromCache }) {
      if (fromCache) handleChange('unknown')
      else if (data === undefined) handleChange('no')
      else handleChange('yes', { role: roleOf(data.role), displayName: nameIn(data) })
    },
    // Every account may read its own entry, so a refusal means that the account no longer exists.
    onError(error) {
      handleChange(error.code === 'permission-denied' ? 'no' : 'unknown')
      if (isUsedUp(error)) signingIn?.reject(signInError(error))
    },
  })
}

const nameIn = ({ name }: { name?: unknown }) =>
  typeof name === 'string' && name !== '' ? name : null

async function followTokens(signal: AbortSignal): Promise<void> {
  if (tokenSync === undefined) return
  const stop = onIdTokenChanged(await openAuth(), (user) => {
    user?.getIdTokenResult().then(
      (result) =>
        tokenSync.signedIn({ value: result.token, issuedAt: issuedByDeviceClock(user, result) }),
      // Without a token there is nothing to sync.
      () => {},
    )
  })
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop)
}

/** @throws the provider's error, or KnownError if the account is no administrator's */
async function enter(signInAtProvider: () => Promise<void>): Promise<{ user: SessionUser }> {
  const granted = new Promise<SessionUser>((resolve, reject) => {
    signingIn = { resolve, reject }
  })
  // Handled below, but only once Firebase has signed in.
  granted.catch(() => {})
  // A login is a press. In other tabs, too, the new session begins with it.
  notePress()
  try {
    await signInAtProvider()
    return { user: await withinTime(granted) }
  } catch (thrown) {
    await signOut()
    throw thrown
  } finally {
    signingIn = undefined
  }
}

export const signIn: SessionProvider['signIn'] = async (email, password) => {
  try {
    return await enter(() => signInWithFallback(email, password))
  } catch (thrown) {
    if (keepChallenge(await openAuth(), thrown)) return { isCodeNeeded: true }
    const isPolicy = toAppError(thrown).code === policyCode
    throw signInError(thrown, isPolicy ? await minimumLength() : undefined)
  }
}

export const signInWithCode: SessionProvider['signInWithCode'] = async (code) => {
  try {
    return await enter(() => answerChallenge(code))
  } catch (thrown) {
    throw codeError(thrown)
  }
}

export const resetPassword: SessionProvider['resetPassword'] = async (email) =>
  sendPasswordResetEmail(await openAuth(), email).catch((thrown: unknown) => {
    const error = resetError(thrown)
    if (error !== undefined) throw error
  })

export { changePassword, confirmCode, confirmPassword, isSignInOld } from './confirmPassword'
export { signOut }
