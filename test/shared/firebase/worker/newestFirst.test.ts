import type { QueryDocumentSnapshot } from 'firebase/firestore'
import { expect, test } from 'vitest'
import { newestFirst } from '@/shared/firebase/worker/newestFirst'

const documentsOf = (times: (number | undefined)[]) =>
  times.map((millis, at) => ({
    id: String(at),
    get: () => (millis === undefined ? undefined : { toMillis: () => millis }),
  })) as unknown as QueryDocumentSnapshot[]

test.each([
  ['the newest come first, wherever they stand', [5, 1, 9, 3], ['2', '0', '3', '1']],
  ['those of one date stay as they were', [7, 9, 7, 7], ['1', '0', '2', '3']],
  ['those without a date come last', [undefined, 4, undefined, 6], ['3', '1', '0', '2']],
  ['none are none', [], []],
])('%s', (_what, times, ids) => {
  expect(newestFirst(documentsOf(times)).map(({ id }) => id)).toEqual(ids)
})
