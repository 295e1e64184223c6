import { expect, test } from 'vitest'
import { figuresOf, median, monthOf, monthsUntil } from '@/features/desk/report/report'
import type { AdminRecord } from '@/shared/collectionConfig'

const at = (time: string) => Date.parse(time)
const record = (received: string, state?: string, since?: string) =>
  ({
    id: received,
    createdAt: '',
    createdAtMillis: at(received),
    ...(state && { review: { v: 2, state, sinceMillis: since && at(since) } }),
  }) as unknown as AdminRecord

test('a month begins at midnight in India', () => {
  expect(monthOf(at('2026-10-31T18:29:59Z'))).toBe('2026-10')
  expect(monthOf(at('2026-10-31T18:30:00Z'))).toBe('2026-11')
  expect(monthsUntil('2026-02', 3)).toEqual(['2026-02', '2026-01', '2025-12'])
})

const records = [
  record('2026-11-02T06:00:00Z'),
  record('2026-10-20T06:00:00Z', 'approved', '2026-11-09T06:00:00Z'),
  record('2026-11-01T06:00:00Z', 'sanctioned', '2026-11-05T06:00:00Z'),
  record('2026-11-03T06:00:00Z', 'notPossible', '2026-11-10T06:00:00Z'),
  record('2026-11-04T06:00:00Z', 'withdrawn', '2026-11-04T08:00:00Z'),
  record('2026-09-04T06:00:00Z', 'waiting', '2026-09-05T06:00:00Z'),
  record('2026-12-01T06:00:00Z'),
]

test('a month has what came, what was decided in it, and what was pending at its end', () => {
  expect(figuresOf(records, '2026-11')).toEqual({
    received: 4,
    approved: 2,
    refused: 1,
    withdrawn: 1,
    pending: 2,
    days: 7,
  })
  expect(figuresOf(records, '2026-10')).toMatchObject({ received: 1, approved: 0, pending: 2 })
  expect(figuresOf([], '2026-11')).toMatchObject({ received: 0, pending: 0, days: undefined })
})

test('the median is the day in the middle, or between the two in the middle', () => {
  expect(median([9, 1, 4])).toBe(4)
  expect(median([10, 2, 4, 8])).toBe(6)
  expect(median([])).toBeUndefined()
})
