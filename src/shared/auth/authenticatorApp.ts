import {
  FactorId,
  multiFactor,
  sendEmailVerification,
  TotpMultiFactorGenerator,
  type TotpSecret,
  type User,
} from 'firebase/auth'
import { KnownError, withinTime } from '@/shared/firestore/errors'
import { appError } from './authErrors'
import { currentUser } from './openAuth'
import type { AuthenticatorApp } from './sessionProvider'

/** The secret that the app on the phone shares with the provider, until its first code has proved it. */
let secret: TotpSecret | undefined

const factorOf = (user: User) =>
  multiFactor(user).enrolledFactors.find(({ factorId }) => factorId === FactorId.TOTP)

export const isSetUp: AuthenticatorApp['isSetUp'] = () =>
  ask(async (user) => {
    await user.reload()
    return factorOf(user) !== undefined
  })

export const start: AuthenticatorApp['start'] = (siteName) =>
  ask(async (user) => {
    if (!user.emailVerified) {
      await user.reload()
      // The token may be from before the address was confirmed.
      await user.getIdToken(true)
    }
    if (!user.emailVerified) {
      await sendEmailVerification(user)
      throw new KnownError('unverified-email', notConfirmed)
    }
    const session = await multiFactor(user).getSession()
    secret = await TotpMultiFactorGenerator.generateSecret(session)
    // The SDK puts both into the address as they are.
    const [account, issuer] = [user.email ?? '', siteName].map(encodeURIComponent)
    return { key: secret.secretKey, address: secret.generateQrCodeUrl(account, issuer) }
  })

const notConfirmed =
  'The e-mail address of your account has to be confirmed first. We have sent a mail to it: open the link in it, then come back and try again.'

export const finish: AuthenticatorApp['finish'] = (code) =>
  ask(async (user) => {
    if (secret === undefined) throw new KnownError('missing-multi-factor-session', '')
    const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code)
    await multiFactor(user).enroll(assertion, 'Authenticator app')
    secret = undefined
  })

export const remove: AuthenticatorApp['remove'] = () =>
  ask(async (user) => {
    const factor = factorOf(user)
    if (factor !== undefined) await multiFactor(user).unenroll(factor)
  })

/** @throws KnownError with the message to show */
async function ask<Result>(work: (user: User) => Promise<Result>): Promise<Result> {
  try {
    return await withinTime(work(await currentUser()))
  } catch (thrown) {
    throw appError(thrown)
  }
}
