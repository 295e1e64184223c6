import { expect, test } from 'vitest'
import { seededRandom } from '@scripts/seededRandom'
import { createTally, type Chart } from '@/features/admin/chart'
import type { AdminRecord } from '@/features/admin/records'
import { changeList, emptyList, type ChunkedList } from '@/shared/live/chunkedList'
import { newestFirst } from '@/shared/live/newestFirst'

const buckets = ['Puri', 'Angul', 'Boudh', 'Cuttack', 'Ganjam']

const record = (n: number, bucket = n % 6, amount = n % 9): AdminRecord => ({
  id: `i${n}`,
  createdAt: '',
  createdAtMillis: n,
  district: buckets[bucket],
  amount,
})

const many = (count: number) => Array.from({ length: count }, (_, n) => record(n))

const change = (
  list: ChunkedList<AdminRecord>,
  upserted: AdminRecord[],
  removed: string[] = [],
): ChunkedList<AdminRecord> => changeList(list, upserted, removed, newestFirst)

const byDistrict: Chart = {
  title: '',
  form: 'most',
  // Every sixth has none, and is left out.
  bucketOf: ({ district }) => district as string | undefined,
}
const amountByDistrict: Chart = { ...byDistrict, weightOf: ({ amount }) => amount as number }

test.each([byDistrict, amountByDistrict])(
  'a chart that has followed every change says what one says that is made anew',
  (chart) => {
    const random = seededRandom(1)
    const tally = createTally(chart)
    let list = change(emptyList, many(6_000))
    expect(tally.of(list)).toEqual(createTally(chart).of(list))

    for (let round = 0; round < 150; round += 1) {
      const n = random.between(0, 6_100)
      const next = record(n, random.between(0, 5), random.between(0, 9))
      list = random.chance() ? change(list, [next]) : change(list, [], [`i${n}`])
      // In between it counts quite another list, as where somebody searches.
      if (round % 20 === 0) tally.of(change(emptyList, many(40)))
      expect(tally.of(list)).toEqual(createTally(chart).of(list))
    }

    // A district nobody is of any more is no bar, and nothing is left of an empty list.
    const left = change(emptyList, [record(1, 2, 0)])
    expect([...tally.of(left)]).toEqual([...createTally(chart).of(left)])
    expect(tally.of(emptyList).size).toBe(0)
  },
)

test('one new record in a long list is one record to count', () => {
  let looks = 0
  const tally = createTally({ ...byDistrict, bucketOf: () => (looks++, 'Puri') })
  const list = change(emptyList, many(20_000))
  expect(tally.of(list).get('Puri')).toBe(20_000)
  looks = 0

  expect(tally.of(change(list, [record(30_000)])).get('Puri')).toBe(20_001)

  expect(looks).toBe(1)
})

test('a long list is counted in turns', () => {
  const tally = createTally(byDistrict)
  const list = change(emptyList, many(20_000))
  expect(tally.within(-1, list)).toBeNull()

  for (let turn = 0; turn < 1_000; turn += 1) if (tally.within(0.05, list) !== null) break

  expect(tally.of(list)).toEqual(createTally(byDistrict).of(list))
})
