import { createUserWithEmailAndPassword, sendEmailVerification, type User } from 'firebase/auth'
import { accountError, isOfPassword } from './authErrors'
import { clearInvited, isInvited, markInvited } from './invitedMark'
import {
  currentUser,
  minimumLength,
  openAuth,
  signInWithFallback,
  signOut as endSession,
} from './openAuth'
import type { InvitedAccounts } from './sessionProvider'

export const current: InvitedAccounts['current'] = async () => {
  const auth = await openAuth()
  await auth.authStateReady()
  const user = auth.currentUser
  return user !== null && isInvited(user.email) ? toAccount(user) : null
}

export const signIn: InvitedAccounts['signIn'] = (email, password) =>
  enter(email, () => signInWithFallback(email, password))

export const create: InvitedAccounts['create'] = (email, password) =>
  enter(email, async () => {
    await createUserWithEmailAndPassword(await openAuth(), email, password)
  })

/** Signs in, and sends the mail that confirms the address if it is not confirmed yet. */
async function enter(email: string, signInOrUp: () => Promise<void>) {
  // Before it: other tabs see the account at once.
  markInvited(email)
  try {
    await signInOrUp()
  } catch (thrown) {
    clearInvited()
    throw accountError(thrown, isOfPassword(thrown) ? await minimumLength() : undefined)
  }
  const user = await currentUser()
  // A mail that could not be sent can be asked for again.
  if (!user.emailVerified) await sendEmailVerification(user).catch(() => {})
  return toAccount(user)
}

export const sendConfirmation: InvitedAccounts['sendConfirmation'] = async () => {
  try {
    await sendEmailVerification(await currentUser())
  } catch (thrown) {
    throw accountError(thrown)
  }
}

export const reload: InvitedAccounts['reload'] = async () => {
  const user = await currentUser()
  try {
    await user.reload()
    return await toAccount(user)
  } catch (thrown) {
    throw accountError(thrown)
  }
}

export const signOut: InvitedAccounts['signOut'] = async () => {
  await endSession()
  clearInvited()
}

export { clearInvited as accepted }

async function toAccount(user: User) {
  // The rules read it from the token, which may be from before the address was confirmed.
  if (user.emailVerified) await user.getIdToken(true)
  return { uid: user.uid, email: user.email ?? '', isConfirmed: user.emailVerified }
}
