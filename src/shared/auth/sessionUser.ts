import type { IdTokenResult, User } from 'firebase/auth'

/** The signed-in user, as plain values. No token is ever part of it. */
export type SessionUser = {
  uid: string
  email: string | null
  emailVerified: boolean
  displayName: string | null
  isAnonymous: boolean
  photoURL: string | null
  phoneNumber: string | null
  tenantId: string | null
  providerData: { providerId: string; uid: string; email: string | null }[]
  /** Milliseconds since 1970; null when the provider does not say. */
  token: { issuedAt: number | null; expiresAt: number | null }
  /** Texts of the provider. */
  createdAt: string | null
  lastLoginAt: string | null
}

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

/**
 * When a token was issued, by the clock of this device: it may be wrong by days, and the provider's
 * own times are by a clock that is right. The SDK keeps when a token ends by the device's.
 */
export function issuedByOwnClock(
  user: User,
  { issuedAtTime, expirationTime }: IdTokenResult,
): number {
  const issued = millisOf(issuedAtTime) ?? 0
  const expires = millisOf(expirationTime)
  const { stsTokenManager: kept } = user.toJSON() as {
    stsTokenManager?: { expirationTime?: unknown }
  }
  const ownExpires = kept?.expirationTime
  if (typeof ownExpires !== 'number' || expires === null) return issued
  return ownExpires - (expires - issued)
}
