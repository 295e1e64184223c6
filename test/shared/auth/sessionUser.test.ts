import type { IdTokenResult, User } from 'firebase/auth'
import { expect, test } from 'vitest'
import { issuedByDeviceClock, millisOf, toSessionUser } from '@/shared/auth/sessionProvider'

const hour = 3_600_000
const day = 24 * hour

/** A user of the provider, with all that must not be kept. */
const aUser = (getIdTokenResult: () => Promise<Partial<IdTokenResult>>) =>
  ({
    uid: 'u1',
    email: 'sample@example.org',
    emailVerified: true,
    displayName: null,
    isAnonymous: false,
    photoURL: null,
    phoneNumber: null,
    tenantId: null,
    refreshToken: 'secret',
    accessToken: 'secret',
    providerData: [{ providerId: 'password', uid: 'u1', email: null, accessToken: 'secret' }],
    metadata: { creationTime: 'Sat, 21 Nov 2026 09:30:00 GMT' },
    getIdTokenResult,
  }) as unknown as User

test('of the provider’s user plain values are kept, and no token', async () => {
  const user = await toSessionUser(
    aUser(() =>
      Promise.resolve({
        token: 'secret',
        issuedAtTime: 'Sat, 21 Nov 2026 09:30:00 GMT',
        expirationTime: 'Sat, 21 Nov 2026 10:30:00 GMT',
        claims: { secret: 'secret' },
      }),
    ),
  )
  const issuedAt = Date.UTC(2026, 10, 21, 9, 30)

  expect(user).toEqual({
    uid: 'u1',
    email: 'sample@example.org',
    emailVerified: true,
    displayName: null,
    isAnonymous: false,
    photoURL: null,
    phoneNumber: null,
    tenantId: null,
    providerData: [{ providerId: 'password', uid: 'u1', email: null }],
    token: { issuedAt, expiresAt: issuedAt + hour },
    createdAt: 'Sat, 21 Nov 2026 09:30:00 GMT',
    lastLoginAt: null,
  })
  expect(JSON.stringify(user)).not.toContain('secret')
})

test('where the provider gives no token, nothing is known of its times', async () => {
  const { uid, token } = await toSessionUser(aUser(() => Promise.reject(new Error('offline'))))
  expect([uid, token]).toEqual(['u1', { issuedAt: null, expiresAt: null }])
})

test('a time of the provider that is none is not known', () => {
  expect(millisOf('Sat, 21 Nov 2026 09:30:00 GMT')).toBe(Date.UTC(2026, 10, 21, 9, 30))
  for (const none of [undefined, '', 'yesterday']) expect(millisOf(none)).toBeNull()
})

/** A token of an hour, issued at a moment by the provider's clock, on a device whose clock differs. */
function tokenOf(issued: number, ahead: number) {
  const kept: unknown = { stsTokenManager: { expirationTime: issued + hour + ahead } }
  const result = {
    issuedAtTime: new Date(issued).toUTCString(),
    expirationTime: new Date(issued + hour).toUTCString(),
  }
  return [{ toJSON: () => kept } as User, result as IdTokenResult] as const
}

test('a token is as old by a wrong clock as by a right one', () => {
  const issued = Date.UTC(2026, 10, 21, 9, 30)
  for (const ahead of [0, 3 * day, -3 * day]) {
    expect(issuedByDeviceClock(...tokenOf(issued, ahead))).toBe(issued + ahead)
  }
})

test('where the SDK does not say when the token ends here, the provider’s time counts', () => {
  const issued = Date.UTC(2026, 10, 21, 9, 30)
  const [, result] = tokenOf(issued, day)
  for (const kept of [{}, { stsTokenManager: {} }, { stsTokenManager: { expirationTime: 'x' } }]) {
    expect(issuedByDeviceClock({ toJSON: () => kept } as unknown as User, result)).toBe(issued)
  }
})
