import { expect, test } from 'vitest'
import {
  keyOfNumber,
  memberNumberPattern,
  nextInSeries,
  normalizeMemberNumber,
  shownNumber,
} from '@/features/members/memberNumber'

test.each([
  ['UO/2019/017', 'UO/2019/017', 'UO~2019~017'],
  ['uo-2019-017', 'uo-2019-017', 'UO~2019~017'],
  [' UO / 2019 / 017 ', 'UO / 2019 / 017', 'UO~2019~017'],
  ['0017', '17', '17'],
  ['୦୦୧୭', '17', '17'],
  ['17', '17', '17'],
  ['17 (L)', '17 (L)', '17~L'],
  ['LM–12', 'LM-12', 'LM~12'],
  ['1042\u200b', '1042', '1042'],
])('“%s” is stored as “%s” under the key %s', (typed, stored, key) => {
  expect(normalizeMemberNumber(typed)).toBe(stored)
  expect(stored).toMatch(memberNumberPattern)
  expect(keyOfNumber(stored)).toBe(key)
})

test.each(['', '0', '0017', '/17', '-', 'ଉଓ/17', '17\n', 'x'.repeat(21), 'UO#17'])(
  '“%s” is no membership number',
  (number) => {
    expect(number).not.toMatch(memberNumberPattern)
  },
)

test('a number of an old list is shown in its own spelling', () => {
  expect(shownNumber({ number: '17', legacyNumber: '0017' })).toBe('0017')
  expect(shownNumber({ number: '1042' })).toBe('1042')
})

test('the series begins with the first number of the settings, and each follows the highest', () => {
  expect(nextInSeries(1042, undefined)).toBe(1042)
  expect(nextInSeries(1042, 1042)).toBe(1043)
  expect(nextInSeries(2001, 1043)).toBe(2001)
  expect(nextInSeries(1, 1043)).toBe(1044)
})
