import type { IdTokenResult, User } from 'firebase/auth'
import { expect, test } from 'vitest'
import { issuedByOwnClock } from '@/shared/firebase/toSessionUser'

const hour = 3_600_000
const day = 24 * hour

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
    expect(issuedByOwnClock(...tokenOf(issued, ahead))).toBe(issued + ahead)
  }
})

test('where the SDK does not say when the token ends here, the provider’s time counts', () => {
  const issued = Date.UTC(2026, 10, 21, 9, 30)
  const [, result] = tokenOf(issued, day)
  for (const kept of [{}, { stsTokenManager: {} }, { stsTokenManager: { expirationTime: 'x' } }]) {
    expect(issuedByOwnClock({ toJSON: () => kept } as unknown as User, result)).toBe(issued)
  }
})
