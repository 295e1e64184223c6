import type { User } from 'firebase/auth'
import type { SessionUser } from './sessionTypes'

/** The provider's user as plain values, without any token. */
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

/** Milliseconds since 1970 of the provider's text; null where it is none. */
export function millisOf(time: string | undefined): number | null {
  const millis = time === undefined ? NaN : Date.parse(time)
  return Number.isNaN(millis) ? null : millis
}
