import {
  FactorId,
  getMultiFactorResolver,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type MultiFactorResolver,
} from 'firebase/auth'
import { KnownError, toAppError } from '@/shared/firestore/errors'
import { noSecondFactor } from './authErrors'

/** The password was right; now the provider waits for the code of an authenticator app. */
let challenge: { resolver: MultiFactorResolver; factorUid: string } | undefined

/**
 * Keeps the resolver, to go on with a code.
 *
 * @param thrown by a sign-in with a password
 * @returns whether a code is needed
 * @throws KnownError if the account has only a second factor that this site does not ask for
 */
export function keepChallenge(auth: Auth, thrown: unknown): boolean {
  challenge = undefined
  if (toAppError(thrown).code !== 'multi-factor-auth-required') return false
  const resolver = getMultiFactorResolver(auth, thrown as MultiFactorError)
  const factor = resolver.hints.find(({ factorId }) => factorId === FactorId.TOTP)
  if (factor === undefined) throw noSecondFactor()
  challenge = { resolver, factorUid: factor.uid }
  return true
}

/** Goes on with the sign-in that `keepChallenge` has kept. */
export async function answerChallenge(code: string): Promise<void> {
  if (challenge === undefined) throw new KnownError('missing-multi-factor-session', '')
  const { resolver, factorUid } = challenge
  await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factorUid, code))
  challenge = undefined
}
