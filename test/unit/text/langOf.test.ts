import { expect, test } from 'vitest'
import { langOf } from '@/shared/text/langOf'
import { matches, normalizeText } from '@/shared/text/search'
import { parseRupees } from '@/shared/validation/numbers'

test.each([
  ['ଅନିତା ନମୁନା', 'or-IN'],
  ['१२ नमूना', 'hi-IN'],
  ['“ନମୁନା” Udyog', 'or-IN'],
  ['Sample Udyog ନମୁନା', undefined],
  ['751001, 12/3', undefined],
  ['', undefined],
])('%s is marked with its language, where that is not the one of the page', (text, lang) => {
  expect(langOf(text)).toBe(lang)
})

test('ୱ, ଵ and ବ, which people write for each other, find each other', () => {
  expect(matches('ବିଶ୍ବାସ', 'ବିଶ୍ୱାସ ଉଦ୍ୟୋଗ')).toBe(true)
  expect(matches('ଵିଶ୍ଵାସ', 'ବିଶ୍ୱାସ ଉଦ୍ୟୋଗ')).toBe(true)
  expect(normalizeText('ସ୍ୱପ୍ନ')).toBe(normalizeText('ସ୍ବପ୍ନ'))
  expect(matches('ମିଶ୍ର', 'ବିଶ୍ୱାସ')).toBe(false)
})

test.each([
  ['12.5 ଲକ୍ଷ', 12_50_000],
  ['୧୨.୫ ଲକ୍ଷ ଟଙ୍କା', 12_50_000],
  ['2 କୋଟି', 2_00_00_000],
  ['12.5 लाख रुपये', 12_50_000],
  ['2 करोड़', 2_00_00_000],
  ['2 करोड\u093c', 2_00_00_000],
  ['5 ହଜାର', 5_000],
  ['5 हज़ार', 5_000],
])('%s is read as an amount', (typed, amount) => {
  expect(parseRupees(typed)).toBe(amount)
})

test('2,5 ଲକ୍ଷ has two readings', () => {
  expect(parseRupees('2,5 ଲକ୍ଷ')).toBeNaN()
})
