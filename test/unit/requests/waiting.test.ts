import { expect, test } from 'vitest'
import { midnightMonthsAgo } from '@/features/requests/waiting'

test.each([
  ['2026-05-31', 3, '2026-02-28'],
  ['2028-05-31', 3, '2028-02-29'],
  ['2026-05-30', 1, '2026-04-30'],
  ['2026-03-01', 24, '2024-03-01'],
  ['2026-01-31', 2, '2025-11-30'],
])('%s minus %i months is %s', (day, months, before) => {
  const at = midnightMonthsAgo(Date.parse(`${day}T12:00+05:30`), months)
  expect(at).toBe(Date.parse(`${before}T00:00+05:30`))
})
