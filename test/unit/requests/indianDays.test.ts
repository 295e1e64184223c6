import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dueDateInWords, dueInWords } from '@/features/requests/dueDate'
import { monthOf } from '@/features/desk/report/report'
import { createFilter } from '@/features/requests/view/search'
import { parseView } from '@/features/requests/view/view'
import { weekLabel, weekOf } from '@/features/requests/view/chart'
import { midnightMonthsAgo, unassignedBefore, unassignedUntil } from '@/features/requests/waiting'
import { isPast } from '@/features/my-request/isPast'
import type { AdminRecord } from '@/shared/collectionConfig'
import { sortableDateTime } from '@/shared/desk/table/column'
import { clockOf } from '@/shared/requests/promiseClock'
import { dayInIndia } from '@/shared/text/dateText'
import { isDay, today } from '@/shared/validation/dates'

/*
 * Days of the office are India's, for every reader. Each zone has a day or an hour of its own around midnight in
 * India, and summer time.
 */

const { TZ } = process.env

afterEach(() => {
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})

const inIndia = (moment: string) => Date.parse(`${moment}+05:30`)

/** The last and the first minute of a day in India. */
const lastMinute = inIndia('2026-11-29T23:59')
const firstMinute = inIndia('2026-11-30T00:00')

const receivedAt = (createdAtMillis: number): AdminRecord => ({
  id: 'record',
  createdAt: '',
  createdAtMillis,
})

describe.each([
  'America/New_York',
  'Pacific/Auckland',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'America/St_Johns',
])('for a reader in %s', (zone) => {
  beforeEach(() => {
    process.env.TZ = zone
  })

  test('a day begins and ends at midnight in India', () => {
    expect([dayInIndia(lastMinute), dayInIndia(firstMinute)]).toEqual([
      '29 Nov 2026',
      '30 Nov 2026',
    ])
    expect(sortableDateTime(lastMinute)).toBe('2026-11-29 23:59')
    expect(sortableDateTime(firstMinute)).toBe('2026-11-30 00:00')
    expect(isDay(today())).toBe(true)
  })

  test('a list filtered by days has what was received on them', () => {
    const day = parseView('list=registrations&from=2026-11-29&to=2026-11-29')
    const matches = createFilter(day, { me: null, days: undefined, now: 0 })
    const moments = [
      inIndia('2026-11-28T23:59'),
      inIndia('2026-11-29T00:00'),
      lastMinute,
      firstMinute,
    ]
    expect(moments.map((at) => matches(receivedAt(at)))).toEqual([false, true, true, false])
  })

  test('weeks and months of charts and reports change at midnight in India', () => {
    // 30 November 2026 is a Monday.
    expect([weekLabel(weekOf(lastMinute)), weekLabel(weekOf(firstMinute))]).toEqual([
      '23 Nov',
      '30 Nov',
    ])
    expect(monthOf(inIndia('2026-11-30T23:59'))).toBe('2026-11')
    expect(monthOf(inIndia('2026-12-01T00:00'))).toBe('2026-12')
  })

  test('a promise lasts until the end of its day, at the desk and for the applicant', () => {
    const record = receivedAt(inIndia('2026-11-14T00:00'))
    const atEnd = clockOf(record, 15, lastMinute)!
    expect(atEnd).toMatchObject({ daysLeft: 0, isOver: false })
    expect(dueInWords(atEnd)).toBe('Due 29 Nov 2026')
    expect(dueDateInWords(atEnd)).toBe('29 Nov 2026')
    expect(isPast(atEnd.dueAt, lastMinute)).toBe(false)
    const after = clockOf(record, 15, firstMinute)!
    expect(dueInWords(after)).toBe('Overdue by 1 day (29 Nov 2026)')
    expect(isPast(after.dueAt, firstMinute)).toBe(true)
  })

  test('requests are unassigned for too long, and kept for too long, from midnight in India on', () => {
    expect(unassignedBefore(lastMinute)).toBe(inIndia('2026-11-26T00:00'))
    expect(unassignedBefore(firstMinute)).toBe(inIndia('2026-11-27T00:00'))
    expect([unassignedUntil(lastMinute), unassignedUntil(firstMinute)]).toEqual([
      '2026-11-25',
      '2026-11-26',
    ])
    expect(midnightMonthsAgo(lastMinute, 6)).toBe(inIndia('2026-05-29T00:00'))
    expect(midnightMonthsAgo(firstMinute, 6)).toBe(inIndia('2026-05-30T00:00'))
  })
})
