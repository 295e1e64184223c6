import { afterEach, describe, expect, test, vi } from 'vitest'
import { readDay, twoDigitYears } from '@/features/members/import/readDay'

afterEach(() => vi.useRealTimers())

const inYear = (year: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${year}-07-01T12:00:00Z`) })

const read = (typed: string) => {
  const result = readDay(typed)
  return 'day' in result ? result.day : result.message
}

describe('a year in two digits is one of the hundred years until ten years from now', () => {
  test.each([
    [2026, 1937, 2036],
    [2027, 1938, 2037],
    [2030, 1941, 2040],
    [2089, 2000, 2099],
  ])('in %s from %s to %s', (now, from, to) => {
    inYear(now)
    expect(twoDigitYears()).toEqual({ from, to })
    for (const year of [from, from + 1, now - 1, now, now + 1, to - 1, to]) {
      const digits = String(year).slice(2)
      expect(read(`1/4/${digits}`)).toBe(`${year}-04-01`)
      expect(read(`1-Apr-${digits}`)).toBe(`${year}-04-01`)
      expect(read(`April 1, ${digits}`)).toBe(`${year}-04-01`)
    }
  })

  test.each([
    ['31.03.36', '2036-03-31'],
    ['31.03.37', '1937-03-31'],
    ['31.03.86', '1986-03-31'],
    ['31.03.99', '1999-03-31'],
    ['31.03.00', '2000-03-31'],
  ])('in 2026 %s is %s', (typed, day) => {
    inYear(2026)
    expect(read(typed)).toBe(day)
  })
})

const onlyYear = /^This is only a year\./
const onlyMonth = /^This is only a month\. Enter the day/
const financialYear = /^This is a year from April to March\. Enter the day/
const either = /^This may be a month, or a year from April to March\. Enter the day/
const noDate = /^Enter a date, for example/

test.each([
  ['2019', onlyYear],
  ['99', noDate],
  ['36', noDate],
  ['2019-12', onlyMonth],
  ['2019-4', onlyMonth],
  ['2019/04', onlyMonth],
  ['2019.04', onlyMonth],
  ['12/2019', onlyMonth],
  ['Dec 2019', onlyMonth],
  ['Dec-99', onlyMonth],
  ['2019-20', financialYear],
  ['2019–20', financialYear],
  ['2019 - 20', financialYear],
  ['2019-2020', financialYear],
  ['1998-1999', financialYear],
  ['1999-00', financialYear],
  ['1999-2000', financialYear],
  ['2011-12', either],
  ['2001-02', either],
  ['2011-2012', financialYear],
  ['2018-21', noDate],
  ['2019-2019', noDate],
  ['2019-13', noDate],
  ['2019-00', noDate],
])('%s is no day, and the reader is told what it is', (typed, message) => {
  inYear(2026)
  expect(read(typed)).toMatch(message)
})
