import { afterEach, describe, expect, test, vi } from 'vitest'
import { acresField, countField, rupeesField, yearField } from '@/shared/validation/numbers'
import { dateField } from '@/shared/validation/dates'
import { outcome, refused, table, type Case } from './fieldTable'

afterEach(() => vi.useRealTimers())

table('an amount of rupees', rupeesField('Amount'), [
  ['', undefined],
  ['1', 1],
  ['₹12,50,000', 1_250_000],
  ['12 50 000', 1_250_000],
  ['99,99,99,99,999', 99_999_999_999],
  ...[
    'Rs. 12,50,000/-',
    'Rs 12,50,000',
    'INR 12,50,000',
    '12,50,000.00',
    '₹ 12,50,000.00/-',
    'Rupees 12,50,000 only',
    '12,50,000 rupees',
    '12,50,000/=',
    '₹12,50,000/\u2013',
    '\u202a₹\u00a012,50,000\u202c',
    '୧୨,୫୦,୦୦୦',
    '१२५००००',
    '12.5 lakh',
    '12.50 Lakhs',
    'Rs. 12.5 lac only',
    '0.125 crore',
    '1250k',
    '1,250 thousand',
  ].map((typed): Case => [typed, 1_250_000]),
  ['1.1 lakh', 110_000],
  ['2.3 crores', 23_000_000],
  ['1.15 Cr.', 11_500_000],
  ['1.23456 lakh', 123_456],
  ['9999.9999999 crore', 99_999_999_999],
  ...['0', '-5', '1.5', '12,50,000.50', '100000000000', '.5', '12.50.000', '12,50,000¹'].map(
    (typed): Case => [typed, refused('Enter whole rupees, from 1 to 99,99,99,99,999')],
  ),
  // More exact than a rupee.
  ['1.234567 lakh', refused('Enter whole rupees, from 1 to 99,99,99,99,999')],
  ...[
    'ten',
    '1e5',
    'five lakh',
    '2,5 lakh',
    '.5 lakh',
    '1 lakh 50 thousand',
    '1.5 million',
    'ପାଞ୍ଚ ଲକ୍ଷ',
    'पाँच लाख',
  ].map((typed): Case => [typed, refused('Write the amount as 12,50,000 or as 12.5 lakh')]),
])

table('a count', countField('Jobs', { max: 100_000 }), [
  ['', undefined],
  ['0', 0],
  [' 100000 ', 100_000],
  ['1,00,000', 100_000],
  ['100,000', 100_000],
  ['007', 7],
  ...['৫', '٥', '୫', '५', '\u200e5\u200b', '５', '𝟓'].map((typed): Case => [typed, 5]),
  ['\u200b', undefined],
  ...['100001', '-1', '1.5', '1e3', 'five', '1,5', '1,,000', ',', '5²', '½'].map((typed): Case => [
    typed,
    refused('Enter a whole number from 0 to 1,00,000'),
  ]),
])

table('a count from one', countField('People', { min: 1, max: 5 }), [
  ['1', 1],
  ['0', refused('Enter a whole number from 1 to 5')],
  ['6', refused('Enter a whole number from 1 to 5')],
])

table('an area in acres', acresField('Area'), [
  ['', undefined],
  ['0.001', 0.001],
  ['.5', 0.5],
  ['1.001', 1.001],
  ['2.675', 2.675],
  ['2.500', 2.5],
  ['1,250.25', 1250.25],
  ['୨.୫', 2.5],
  ['१.१२५', 1.125],
  ['\u200e2.5\u200f', 2.5],
  ['99999.999', 99_999.999],
  ['1,00,000', 100_000],
  ...[
    '0',
    '0.000',
    '0.0005',
    '1.0001',
    '100000.001',
    '100001',
    '-2',
    '2,5',
    '2.',
    '1e3',
    '2 acres',
  ].map((typed): Case => [
    typed,
    refused('Enter an area above 0 and up to 1,00,000 acres, with at most 3 decimals'),
  ]),
])

table('a date', dateField('Since'), [
  ['', undefined],
  [' 2024-02-29 ', '2024-02-29'],
  ['1900-01-01', '1900-01-01'],
  ['9999-12-31', '9999-12-31'],
  ...['0026-02-28', '0099-12-31', '0202-06-01', '1899-12-31'].map((typed): Case => [
    typed,
    refused('Enter the year in four digits, from 1900'),
  ]),
  ...['2023-02-29', '2024-04-31', '2024-13-01', '2024-1-2', '02-01-2024', '20240102', 'today'].map(
    (typed): Case => [typed, refused('Enter a date, for example 2026-01-31')],
  ),
])

table('a date between two years', dateField('Date', { from: 2000, to: 2100 }), [
  ['2000-01-01', '2000-01-01'],
  ['2100-12-31', '2100-12-31'],
  ...['0026-12-05', '1999-12-31', '2101-01-01', '2926-12-05'].map((typed): Case => [
    typed,
    refused('Enter the year in four digits, from 2000 to 2100'),
  ]),
])

describe('a date not in the future', () => {
  const field = dateField('Since', { notInFuture: true })
  const future = refused('This date is in the future')

  test.each([
    // Half past six in the evening of UTC is midnight in India.
    ['2026-03-31T18:29:59Z', '2026-03-31', '2026-04-01'],
    ['2026-03-31T18:30:00Z', '2026-04-01', '2026-04-02'],
  ])('at %s is at most %s', (now, last, next) => {
    vi.useFakeTimers({ now: new Date(now) })

    expect(outcome(field, last)).toBe(last)
    expect(outcome(field, next)).toEqual(future)
    // A text that is no date is not also in the future.
    expect(outcome(field, '9999-02-30')).toEqual(refused('Enter a date, for example 2026-01-31'))
  })
})

describe('a year', () => {
  const error = refused('Enter a year from 1850 to 2026')
  const cases: Case[] = [
    ['1850', 1850],
    [' 2026 ', 2026],
    ['୨୦୦୧', 2001],
    ['१९९९', 1999],
    ['\u200e2001\u200b', 2001],
    ['', undefined],
    [1999, 1999],
    ['1849', error],
    ['2027', error],
    ['99', error],
    ['1e3', error],
    [1999.5, error],
  ]
  test.each(cases)('%j', (typed, expected) => {
    vi.useFakeTimers({ now: new Date('2026-06-01') })

    expect(outcome(yearField('Year'), typed)).toEqual(expected)
  })

  test('changes with the new year in India', () => {
    vi.useFakeTimers({ now: new Date('2026-12-31T18:30:00Z') })

    expect(outcome(yearField('Year'), '2027')).toBe(2027)
  })
})
