import type { IdTokenResult, User } from 'firebase/auth'
import { expect, test } from 'vitest'
import { issuedByDeviceClock, millisOf, toSessionUser } from '@/shared/auth/sessionProvider'

const hour = 3_600_000
const day = 24 * hour

/** The provider's user, including what must not be stored. */
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

test('the user is made of plain values, without a token', async () => {
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

test('without a token its times are null', async () => {
  const { uid, token } = await toSessionUser(aUser(() => Promise.reject(new Error('offline'))))
  expect([uid, token]).toEqual(['u1', { issuedAt: null, expiresAt: null }])
})

test('a text that is no date becomes null', () => {
  expect(millisOf('Sat, 21 Nov 2026 09:30:00 GMT')).toBe(Date.UTC(2026, 10, 21, 9, 30))
  for (const none of [undefined, '', 'yesterday']) expect(millisOf(none)).toBeNull()
})

/** A token valid for an hour, on a device whose clock is ahead of the provider's. */
function tokenOf(issued: number, ahead: number) {
  const kept: unknown = { stsTokenManager: { expirationTime: issued + hour + ahead } }
  const result = {
    issuedAtTime: new Date(issued).toUTCString(),
    expirationTime: new Date(issued + hour).toUTCString(),
  }
  return [{ toJSON: () => kept } as User, result as IdTokenResult] as const
}

test('with a wrong clock a token’s age is still right', () => {
  const issued = Date.UTC(2026, 10, 21, 9, 30)
  for (const ahead of [0, 3 * day, -3 * day]) {
    expect(issuedByDeviceClock(...tokenOf(issued, ahead))).toBe(issued + ahead)
  }
})

test('without the SDK’s own time the provider’s time counts', () => {
  const issued = Date.UTC(2026, 10, 21, 9, 30)
  const [, result] = tokenOf(issued, day)
  for (const kept of [{}, { stsTokenManager: {} }, { stsTokenManager: { expirationTime: 'x' } }]) {
    expect(issuedByDeviceClock({ toJSON: () => kept } as unknown as User, result)).toBe(issued)
  }
})
