import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { amountInWords } from '@/features/dues/amountInWords'
import { financialYearOf, yearBefore, yearText, yearsSince } from '@/features/dues/financialYear'
import { proposedPeriod } from '@/features/dues/period'
import { periodInWords } from '@/features/dues/record/periodInWords'
import { keyOfReceipt, nextReceipt, receiptNumber } from '@/features/dues/receiptNumber'
import { paymentFields } from '@/features/dues/schema'
import type { YearStart } from '@/shared/members/membershipSettings'
import { today } from '@/shared/validation/dates'
import { formatRupees, parseRupees } from '@/shared/validation/numbers'

test.each([
  ['2027-03-31', '26-27', '2026-27'],
  ['2027-04-01', '27-28', '2027-28'],
  ['2026-12-31', '26-27', '2026-27'],
  ['2028-02-29', '27-28', '2027-28'],
  ['2099-04-01', '99-00', '2099-00'],
])('%s is in the financial year %s', (day, fy, text) => {
  expect(financialYearOf(day)).toBe(fy)
  expect(yearText(fy)).toBe(text)
})

test('the years before follow each other', () => {
  expect(yearBefore('26-27')).toBe('25-26')
  expect(yearBefore('00-01')).toBe('99-00')
})

describe('a receipt', () => {
  test('has a number of 16 characters at most, and its id has no zeros before it', () => {
    expect(receiptNumber('UO', { fy: '26-27', n: 42 })).toBe('UO/26-27/0042')
    expect(receiptNumber('UDYO', { fy: '26-27', n: 99_999 })).toHaveLength(16)
    expect(keyOfReceipt({ fy: '26-27', n: 42 })).toBe('26-27~42')
  })

  test('follows the last one of its year, and begins at 1 in a new year', () => {
    expect(nextReceipt('26-27', { fy: '26-27', n: 41 })).toEqual({ fy: '26-27', n: 42 })
    expect(nextReceipt('27-28', { fy: '26-27', n: 41 })).toEqual({ fy: '27-28', n: 1 })
    expect(nextReceipt('26-27', undefined)).toEqual({ fy: '26-27', n: 1 })
  })
})

test.each([
  [1, 'Rupees One Only'],
  [19, 'Rupees Nineteen Only'],
  [20, 'Rupees Twenty Only'],
  [2_500, 'Rupees Two Thousand Five Hundred Only'],
  [1_00_000, 'Rupees One Lakh Only'],
  [1_25_001, 'Rupees One Lakh Twenty-Five Thousand One Only'],
  [
    99_99_99_999,
    'Rupees Ninety-Nine Crore Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine Only',
  ],
  [1_00_00_00_000, 'Rupees One Hundred Crore Only'],
])('₹%i is %s', (rupees, words) => {
  expect(amountInWords(rupees)).toBe(words)
})

test.each<[string, string | undefined, YearStart | undefined, string, string, boolean]>([
  ['2026-11-28', undefined, undefined, '2026-11-28', '2027-03-31', false],
  ['2027-02-10', '2027-03-31', undefined, '2027-04-01', '2028-03-31', true],
  ['2027-03-31', '2027-03-31', undefined, '2027-04-01', '2028-03-31', true],
  ['2027-04-01', '2027-03-31', undefined, '2027-04-01', '2028-03-31', false],
  ['2026-11-28', '2024-03-31', '1 January', '2026-11-28', '2026-12-31', false],
  ['2026-11-28', '2027-01-14', 'The day of payment', '2027-01-15', '2028-01-14', true],
  ['2028-02-29', undefined, 'The day of payment', '2028-02-29', '2029-02-28', false],
  ['2026-05-10', '2026-12-31', '1 April', '2027-01-01', '2027-03-31', true],
  // The year is nearly over: the next one is paid with it.
  ['2027-03-02', undefined, '1 April', '2027-03-02', '2028-03-31', false],
  ['2027-03-01', undefined, '1 April', '2027-03-01', '2027-03-31', false],
  ['2027-03-01', '2027-03-15', '1 April', '2027-03-16', '2028-03-31', true],
])('paid on %s, with %s paid before, and a year from %s', (paidOn, paidUntil, start, ...wanted) => {
  const { since, until, isExtension } = proposedPeriod(paidOn, paidUntil, { yearStart: start })
  expect([since, until, isExtension]).toEqual(wanted)
})

test('an owner says how many last days of a year count for the next one, too', () => {
  const untilWith = (rollOverDays: number) =>
    proposedPeriod('2027-02-10', undefined, { rollOverDays }).until
  expect(untilWith(49)).toBe('2027-03-31')
  expect(untilWith(50)).toBe('2028-03-31')
})

test('amounts as on a cheque are read, and paise are refused', () => {
  const { amount } = paymentFields
  expect(amount.cast('1,00,000/-')).toBe(1_00_000)
  expect(formatRupees(parseRupees('Rs. 2,500.00/- only'))).toBe('₹2,500')
  for (const wrong of ['2500.50', '0', '-5', '2,5 lakh']) {
    expect(amount.isValidSync(wrong)).toBe(false)
  }
})

test('a UTR is stored without the spaces in it, and a short one is refused', () => {
  const { utr } = paymentFields
  expect(utr.cast(' 4321 0987-6543 ')).toBe('432109876543')
  expect(utr.cast('sbin r520 2611 2800 0017')).toBe('SBINR520261128000017')
  expect(utr.isValidSync('43210987654')).toBe(false)
})

test.each([
  [
    'early',
    '2027-03-31',
    '2027-03-31',
    'Paid early: the membership is valid until 31 Mar 2027, and this payment extends it from 1 Apr 2027 to 31 Mar 2028.',
  ],
  [
    'in grace, a day later',
    '2027-04-01',
    '2027-03-31',
    'Paid after the end on 31 Mar 2027: the membership begins again, from 1 Apr 2027 to 31 Mar 2028.',
  ],
  [
    'lapsed',
    '2027-03-31',
    '2025-03-31',
    'Paid after the end on 31 Mar 2025: the membership begins again, from 31 Mar 2027 to 31 Mar 2028.',
  ],
  [
    'never paid',
    '2026-11-28',
    undefined,
    'First payment: the membership is valid from 28 Nov 2026 to 31 Mar 2027.',
  ],
])(
  'the form of a payment says the period before it is written: %s',
  (_case, paidOn, paidUntil, words) => {
    expect(periodInWords(proposedPeriod(paidOn, paidUntil), { paidUntil })).toBe(words)
  },
)

test.each([
  ['2027-03-31T18:29:59Z', '2027-03-31', '2027-04-01', '26-27'],
  ['2027-03-31T18:30:00Z', '2027-04-01', '2027-04-02', '27-28'],
])(
  'at %s it is %s in India: a payment of %s is refused, and the series is %s',
  (now, day, tomorrow, fy) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    onTestFinished(() => void vi.useRealTimers())
    const { paidOn } = paymentFields
    expect(today()).toBe(day)
    expect(paidOn.isValidSync(day)).toBe(true)
    expect(paidOn.isValidSync(tomorrow)).toBe(false)
    // The last receipt of the old year is followed by the first of the new one.
    const { n } = nextReceipt(financialYearOf(today()), { fy: '26-27', n: 41 })
    expect([financialYearOf(today()), n]).toEqual([fy, fy === '26-27' ? 42 : 1])
  },
)

test.each([
  [undefined, '2026-11-28', ['26-27', '25-26', '24-25']],
  ['25-26', '2026-11-28', ['26-27', '25-26', '24-25']],
  ['22-23', '2026-11-28', ['26-27', '25-26', '24-25', '23-24', '22-23']],
  ['98-99', '2001-05-01', ['01-02', '00-01', '99-00', '98-99']],
  ['27-28', '2026-11-28', ['26-27', '25-26', '24-25']],
  ['26-27', '2034-03-31', ['33-34', '32-33', '31-32', '30-31', '29-30', '28-29', '27-28', '26-27']],
] as const)('the years since %s on %s are %s', (first, day, years) => {
  expect(yearsSince(first, day)).toEqual(years)
})
