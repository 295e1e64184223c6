import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  type IdTokenResult,
} from 'firebase/auth'
import { withinTime } from '@/shared/firestore/errors'
import { accountError, codeError, isOfPassword, passwordError } from './authErrors'
import { currentUser, minimumLength, openAuth } from './openAuth'
import { answerChallenge, keepChallenge } from './secondFactor'
import { issuedByDeviceClock, millisOf, type SessionProvider } from './sessionProvider'

/** The rules say an hour. Less, because reading and writing take their time. */
const maxAgeMs = 59 * 60_000

export const isSignInOld: SessionProvider['isSignInOld'] = async ({ isRefused = false } = {}) => {
  const { currentUser: user } = await openAuth()
  if (user === null) return false
  if (!isRefused) {
    const known = await user.getIdTokenResult()
    const since = Date.now() - issuedByDeviceClock(user, known)
    if (ageWhenIssued(known) + since < maxAgeMs) return false
  }
  // This device's clock may be wrong. A new token has the server's times alone.
  return ageWhenIssued(await user.getIdTokenResult(true)) >= maxAgeMs
}

const ageWhenIssued = ({ authTime, issuedAtTime }: IdTokenResult) =>
  (millisOf(issuedAtTime) ?? 0) - (millisOf(authTime) ?? 0)

export const confirmPassword: SessionProvider['confirmPassword'] = async (password) => {
  const user = await currentUser()
  try {
    const credential = EmailAuthProvider.credential(user.email ?? '', password)
    await withinTime(reauthenticateWithCredential(user, credential))
    return { isCodeNeeded: false }
  } catch (thrown) {
    if (keepChallenge(await openAuth(), thrown)) return { isCodeNeeded: true }
    throw passwordError(thrown)
  }
}

export const confirmCode: SessionProvider['confirmCode'] = async (code) => {
  try {
    await withinTime(answerChallenge(code))
  } catch (thrown) {
    throw codeError(thrown)
  }
}

export const changePassword: SessionProvider['changePassword'] = async (password) => {
  try {
    await withinTime(updatePassword(await currentUser(), password))
  } catch (thrown) {
    throw accountError(thrown, isOfPassword(thrown) ? await minimumLength() : undefined)
  }
}
