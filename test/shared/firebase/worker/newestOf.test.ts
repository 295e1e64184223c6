import type { QueryDocumentSnapshot } from 'firebase/firestore'
import { expect, test } from 'vitest'
import { newestOf } from '@/shared/firebase/worker/newestOf'

const documentsOf = (times: (number | undefined)[]) =>
  times.map((millis, at) => ({
    id: String(at),
    get: () => (millis === undefined ? undefined : { toMillis: () => millis }),
  })) as unknown as QueryDocumentSnapshot[]

const newest = (times: (number | undefined)[], count: number) =>
  newestOf(documentsOf(times), count)
    .map(({ id }) => Number(id))
    .toSorted((a, b) => a - b)

test('the newest are found, wherever they stand', () => {
  expect(newest([5, 1, 9, 3, 8, 2], 3)).toEqual([0, 2, 4])
})

test('of those of one date as many are taken as there is room for', () => {
  expect(newest([7, 7, 7, 9], 3)).toHaveLength(3)
  expect(newest([7, 7, 7, 9], 3)).toContain(3)
})

test('those without a date are among them only where others are too few', () => {
  expect(newest([undefined, 4, undefined, 6], 2)).toEqual([1, 3])
  expect(newest([undefined, 4], 2)).toEqual([0, 1])
  expect(newest([], 2)).toEqual([])
})
