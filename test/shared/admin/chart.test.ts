import { describe, expect, test } from 'vitest'
import { seededRandom } from '@scripts/seededRandom'
import {
  countsOf,
  firstBars,
  headsAtNext,
  lastWeeks,
  receivedWeek,
  sumOf,
  weekLabel,
  weekOf,
} from '@/features/admin/charts/chart'
import type { AdminRecord } from '@/features/admin/records'
import type { Chart } from '@/features/admin/types'

const districts = ['Puri', 'Angul', 'Boudh', 'Cuttack', 'Ganjam']

const aRecord = (n: number, fields: Partial<AdminRecord> = {}): AdminRecord => ({
  id: `i${n}`,
  createdAt: '',
  createdAtMillis: n,
  ...fields,
})

const byDistrict: Chart = {
  title: '',
  form: 'most',
  bucketOf: ({ district }) => district as string | undefined,
}
const amountByDistrict: Chart = { ...byDistrict, weightOf: ({ amount }) => amount as number }

describe('counts', () => {
  test('are how many records there are of each kind; one of no kind is left out', () => {
    const random = seededRandom(1)
    const records = Array.from({ length: 500 }, (_, n) =>
      // Every sixth has none.
      aRecord(n, { district: districts[random.between(0, 5)] }),
    )
    const counts = countsOf(byDistrict, records)
    for (const wanted of districts) {
      const expected = records.filter(({ district }) => district === wanted).length
      expect(counts.get(wanted)).toBe(expected)
    }
    expect(counts.size).toBe(districts.length)
    expect(sumOf(counts)).toBe(records.filter(({ district }) => district !== undefined).length)
  })

  test('are sums where a record has a weight, also one of nothing', () => {
    const records = [
      aRecord(1, { district: 'Puri', amount: 5 }),
      aRecord(2, { district: 'Puri', amount: 7 }),
      aRecord(3, { district: 'Angul', amount: 0 }),
    ]
    const counts = countsOf(amountByDistrict, records)
    expect([...counts]).toEqual([
      ['Puri', 12],
      ['Angul', 0],
    ])
    expect(sumOf(counts)).toBe(12)
  })

  test('of no records are none, and their sum is zero', () => {
    expect(countsOf(byDistrict, []).size).toBe(0)
    expect(sumOf(countsOf(byDistrict, []))).toBe(0)
  })

  test.each(['constructor', '__proto__', ''])('may be of any answer: %j', (district) => {
    const counts = countsOf(byDistrict, [aRecord(1, { district }), aRecord(2, { district })])
    expect([...counts]).toEqual([[district, 2]])
  })
})

describe('bars', () => {
  const counts = new Map([
    ['b', 2],
    ['d', 9],
    ['a', 2],
    ['c', 5],
    ['e', 1],
  ])

  test('are the largest first, those of one size by name, and the rest as one', () => {
    expect(firstBars('most', counts, 3)).toEqual({
      bars: [
        { label: 'd', amount: 9 },
        { label: 'c', amount: 5 },
        { label: 'a', amount: 2 },
      ],
      rest: { buckets: 2, amount: 3 },
    })
  })

  test('of what comes one after the other are the latest first, whatever their size', () => {
    const { bars, rest } = firstBars('latest', counts, 2)
    expect(bars.map(({ label }) => label)).toEqual(['e', 'd'])
    expect(rest).toEqual({ buckets: 3, amount: 9 })
  })

  test('leave no rest where there are few, and are none where there is nothing', () => {
    const none = { buckets: 0, amount: 0 }
    expect(firstBars('most', counts, 9).rest).toEqual(none)
    expect(firstBars('most', new Map(), 3)).toEqual({ bars: [], rest: none })
  })
})

describe('heads at the next meeting', () => {
  const heads = new Map([
    ['2026-12-06', 12],
    ['2026-11-01', 30],
    ['2027-01-03', 4],
    ['5 December 2026', 7],
    ['Not given', 2],
  ])

  test('are those of the next date, today included', () => {
    expect(headsAtNext(heads, '2026-11-21')).toBe('12 on 2026-12-06')
    expect(headsAtNext(heads, '2026-12-06')).toBe('12 on 2026-12-06')
    expect(headsAtNext(heads, '2026-12-07')).toBe('4 on 2027-01-03')
  })

  test('are nobody’s where all dates have passed, or are none', () => {
    expect(headsAtNext(heads, '2027-01-04')).toBe('No upcoming meeting')
    expect(headsAtNext(new Map([['5 December 2026', 7]]), '2026-01-01')).toBe('No upcoming meeting')
    expect(headsAtNext(new Map(), '2026-01-01')).toBe('No upcoming meeting')
  })
})

describe('weeks', () => {
  /** A local moment, as people at the office have it. */
  const local = (day: number, hour = 0, minute = 0) =>
    new Date(2026, 10, day, hour, minute).getTime()

  test('begin with Monday, by the clock of this device', () => {
    // 16 November 2026 is a Monday.
    expect(weekOf(local(16))).toBe(weekOf(local(22, 23, 59)))
    expect(weekOf(local(15, 23, 59))).toBe(weekOf(local(16)) - 1)
    expect(weekOf(local(23))).toBe(weekOf(local(16)) + 1)
    expect(weekLabel(weekOf(local(19, 12)))).toBe('16 Nov')
  })

  test('are told of records by when they were received; without a time there is none', () => {
    expect(receivedWeek(aRecord(local(18)))).toBe(String(weekOf(local(18))))
    expect(receivedWeek({ ...aRecord(1), createdAtMillis: null })).toBeUndefined()
  })

  test('are shown up to this one, each with a bar, also those without a record', () => {
    const newPerWeek: Chart = { title: '', form: 'weeks', bucketOf: receivedWeek }
    const records = [local(18), local(16), local(4), local(1), new Date(2025, 10, 18).getTime()]
    const counts = countsOf(
      newPerWeek,
      records.map((at) => aRecord(at)),
    )

    expect(lastWeeks(counts, 4, local(19, 15))).toEqual([
      { label: '26 Oct', amount: 1 },
      { label: '2 Nov', amount: 1 },
      { label: '9 Nov', amount: 0 },
      { label: '16 Nov', amount: 2 },
    ])
    expect(lastWeeks(new Map(), 12, local(19))).toHaveLength(12)
  })

  test('go on over the turn of a year', () => {
    const labels = lastWeeks(new Map(), 3, new Date(2027, 0, 6).getTime()).map(({ label }) => label)
    expect(labels).toEqual(['21 Dec', '28 Dec', '4 Jan'])
  })
})
