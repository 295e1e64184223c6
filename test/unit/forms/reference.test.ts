import { expect, test } from 'vitest'
import { isReference, newSubmissionId, referenceOf } from '@/shared/requests/reference'

test('ids are 20 characters of Crockford base 32, and no two are the same', () => {
  const ids = Array.from({ length: 500 }, newSubmissionId)

  for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/)
  expect(new Set(ids).size).toBe(500)
})

test('a reference number is made from the first eight characters', () => {
  expect(referenceOf('NR', '7F3KQ2ZD000000000000')).toBe('NR-7F3K-Q2ZD')
})

test.each([
  ['NR-7F3K-Q2ZD', true],
  ['GF-7F3K-Q2ZD', false],
  ['NR-7F3K-Q2Z', false],
  ['NR-7F3K-Q2ZI', false],
  ['NR-7f3k-q2zd', false],
  ['NR-7F3K-Q2ZD ', false],
  ['<b>x</b>', false],
  ['', false],
])('%j as a reference number: %s', (text, expected) => {
  expect(isReference('NR', text)).toBe(expected)
})
