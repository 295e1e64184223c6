import { expect, test } from 'vitest'
import {
  cardKeyInCode,
  cardKeyProblem,
  groupedKey,
  normalizeCardKey,
} from '@/shared/members/cardAddress'

const key = '0123456789ABCDEFGH1K'

test.each([
  key,
  '0123 4567 89ab cdef gh1k',
  'O123-4567-89AB-CDEF-GHIK',
  `https://example.org/verify/#${key}`,
  `Card: https://example.org/verify#${key.toLowerCase()} `,
])('“%s” is read as the key', (typed) => {
  expect(normalizeCardKey(typed)).toBe(key)
  expect(cardKeyProblem(normalizeCardKey(typed))).toBeUndefined()
})

test('a key with a typing error is named', () => {
  expect(cardKeyProblem('0123')).toContain('This one has 4.')
  expect(cardKeyProblem(normalizeCardKey('0123456789ABCDEFGHUK'))).toContain('no U')
  expect(cardKeyProblem(normalizeCardKey('0123456789ABCDEFGH1K2'))).toContain('This one has 21.')
})

test('a card shows its key in groups, and the door knows its code', () => {
  expect(groupedKey(key)).toBe('0123 4567 89AB CDEF GH1K')
  expect(cardKeyInCode(`https://example.org/verify/#${key}`)).toBe(key)
  expect(cardKeyInCode('https://example.org/desk/meetings/m1/door#MM7F3KQ2ZD')).toBeUndefined()
  expect(cardKeyInCode(key)).toBeUndefined()
})
