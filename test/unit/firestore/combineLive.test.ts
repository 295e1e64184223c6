import { describe, expect, test } from 'vitest'
import { combineLive } from '@/shared/firestore/live/combineLive'

const ready = { status: 'ready', error: null, staleSince: null } as const
const error = { code: 'unavailable', message: 'The connection was lost.' }

describe('what a page says about several lists', () => {
  test('they are live only if each of them is', () => {
    expect(combineLive(ready, ready)).toEqual({ ...ready, isCut: false })
    expect(combineLive(ready, { ...ready, status: 'loading' }).status).toBe('loading')
    expect(combineLive(ready, { ...ready, staleSince: 5 }).staleSince).toBe(5)
  })

  test('a list that is not asked for yet is still loading', () => {
    expect(combineLive(ready, undefined)).toEqual({ ...ready, status: 'loading', isCut: false })
  })

  test('more records than a list holds are more than they hold together', () => {
    expect(combineLive(ready, { ...ready, isCut: true }).isCut).toBe(true)
  })

  test('one that failed says why, and the oldest is the oldest', () => {
    const failed = { status: 'failed', error, staleSince: 9 } as const
    expect(combineLive({ ...ready, staleSince: 7 }, failed)).toEqual({
      status: 'failed',
      error,
      staleSince: 7,
      isCut: false,
    })
  })
})
