import { expect, test } from 'vitest'
import { kinds } from '@/shared/requests/steps'

test.each(Object.entries(kinds))('each step of %s has a key of its own', (_kind, { steps }) => {
  const keys = steps.map(({ key }) => key)
  expect(new Set(keys).size).toBe(steps.length)
  expect(keys.filter((key) => !/^[a-z]$/.test(key) || 'ajkntu'.includes(key))).toEqual([])
  for (const { key, button } of steps) expect(button.toLowerCase()).toContain(key)
})
