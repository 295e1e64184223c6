import { describe, expect, test } from 'vitest'
import { seededRandom } from '@scripts/samples/seededRandom'
import { countsOf, firstBars, lastWeeks, weekLabel, weekOf } from '@/features/requests/view/chart'
import { nextAttendance } from '@/features/meetings/adminList'
import type { AdminRecord, Chart, FieldChart } from '@/shared/collectionConfig'

const districts = ['Puri', 'Angul', 'Boudh', 'Cuttack', 'Ganjam']

const aRecord = (n: number, fields: Partial<AdminRecord> = {}): AdminRecord => ({
  id: `i${n}`,
  createdAt: '',
  createdAtMillis: n,
  ...fields,
})

const byDistrict: FieldChart = { title: '', form: 'largest', field: 'district' }
const newPerWeek: Chart = { title: '', form: 'weeks' }

describe('counts', () => {
  test('say how many records have each value; those without one count as not given', () => {
    const random = seededRandom(1)
    const records = Array.from({ length: 500 }, (_, n) =>
      // One of six has none.
      aRecord(n, { district: districts[random.between(0, 5)] }),
    )
    const counts = countsOf(byDistrict, records)
    for (const wanted of districts) {
      const expected = records.filter(({ district }) => district === wanted).length
      expect(counts.get(wanted)).toBe(expected)
    }
    const without = records.filter(({ district }) => district === undefined).length
    expect(counts.get('Not given')).toBe(without)
    expect(counts.size).toBe(districts.length + 1)
  })

  test('leave out the records that a chart does not include', () => {
    const chart: FieldChart = { ...byDistrict, includes: ({ answer }) => answer === 'Yes' }
    const records = [
      aRecord(1, { district: 'Puri', answer: 'Yes' }),
      aRecord(2, { district: 'Puri', answer: 'No' }),
      aRecord(3, { district: 'Angul', answer: 'No' }),
    ]
    expect([...countsOf(chart, records)]).toEqual([['Puri', 1]])
  })

  test('are sums where records have a weight, which may be zero', () => {
    const records = [
      aRecord(1, { district: 'Puri', amount: 5 }),
      aRecord(2, { district: 'Puri', amount: 7 }),
      aRecord(3, { district: 'Angul', amount: 0 }),
    ]
    const chart: FieldChart = { ...byDistrict, weightOf: ({ amount }) => amount as number }
    expect([...countsOf(chart, records)]).toEqual([
      ['Puri', 12],
      ['Angul', 0],
    ])
  })

  test('are empty when there are no records', () => {
    expect(countsOf(byDistrict, []).size).toBe(0)
    expect(countsOf(newPerWeek, []).size).toBe(0)
  })

  test.each(['constructor', '__proto__'])('may be of any value: %j', (district) => {
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

  test('are sorted by size, equal ones by name, and the rest is added up', () => {
    expect(firstBars('largest', counts, 3)).toEqual({
      bars: [
        { label: 'd', amount: 9 },
        { label: 'c', amount: 5 },
        { label: 'a', amount: 2 },
      ],
      rest: { count: 2, amount: 3 },
    })
  })

  test('of dates are sorted with the latest first, whatever their size', () => {
    const { bars, rest } = firstBars('latest', counts, 2)
    expect(bars.map(({ label }) => label)).toEqual(['e', 'd'])
    expect(rest).toEqual({ count: 3, amount: 9 })
  })

  test('have no rest when there are few of them, and are empty without counts', () => {
    const none = { count: 0, amount: 0 }
    expect(firstBars('largest', counts, 9).rest).toEqual(none)
    expect(firstBars('largest', new Map(), 3)).toEqual({ bars: [], rest: none })
  })
})

describe('attendance at the next meeting', () => {
  const attendance = new Map([
    ['2026-12-06', 12],
    ['2026-11-01', 30],
    ['2027-01-03', 4],
    ['5 December 2026', 7],
    ['Not given', 2],
  ])

  test('is that of the next date, today included', () => {
    expect(nextAttendance(attendance, '2026-11-21')).toBe('12 on 6 Dec 2026')
    expect(nextAttendance(attendance, '2026-12-06')).toBe('12 on 6 Dec 2026')
    expect(nextAttendance(attendance, '2026-12-07')).toBe('4 on 3 Jan 2027')
  })

  test('is unknown when all dates have passed or there are none', () => {
    expect(nextAttendance(attendance, '2027-01-04')).toBe('No upcoming meeting')
    expect(nextAttendance(new Map([['5 December 2026', 7]]), '2026-01-01')).toBe(
      'No upcoming meeting',
    )
    expect(nextAttendance(new Map(), '2026-01-01')).toBe('No upcoming meeting')
  })
})

describe('weeks', () => {
  /** A moment in November 2026 at the office. */
  const atOffice = (day: number, hour = 0, minute = 0) =>
    Date.UTC(2026, 10, day, hour - 5, minute - 30)

  test('begin on Monday in India', () => {
    // 16 November 2026 is a Monday.
    expect(weekOf(atOffice(16))).toBe(weekOf(atOffice(22, 23, 59)))
    expect(weekOf(atOffice(15, 23, 59))).toBe(weekOf(atOffice(16)) - 1)
    expect(weekOf(atOffice(23))).toBe(weekOf(atOffice(16)) + 1)
    expect(weekLabel(weekOf(atOffice(19, 12)))).toBe('16 Nov')
  })

  test('count records by when they were received, and leave out those without a time', () => {
    const records = [aRecord(atOffice(18)), { ...aRecord(1), createdAtMillis: null }]
    expect([...countsOf(newPerWeek, records)]).toEqual([[String(weekOf(atOffice(18))), 1]])
  })

  test('are shown up to this one, each with a bar, even without a record', () => {
    const records = [atOffice(18), atOffice(16), atOffice(4), atOffice(1), Date.UTC(2025, 10, 18)]
    const counts = countsOf(
      newPerWeek,
      records.map((at) => aRecord(at)),
    )

    expect(lastWeeks(counts, 4, atOffice(19, 15))).toEqual([
      { label: '26 Oct', amount: 1 },
      { label: '2 Nov', amount: 1 },
      { label: '9 Nov', amount: 0 },
      { label: '16 Nov', amount: 2 },
    ])
  })

  test('continue across the turn of the year', () => {
    const counts = new Map([[String(weekOf(Date.UTC(2026, 11, 22))), 1]])
    const weeks = lastWeeks(counts, 12, Date.UTC(2027, 0, 6))
    expect(weeks.map(({ label }) => label)).toEqual(['21 Dec', '28 Dec', '4 Jan'])
  })
})
