import { expect, test } from 'vitest'
import { categories } from '@/content/categories'
import { gstinCheckCharacter } from '@/shared/validation/taxIds'
import { formatMobile, pinHint } from '@/shared/validation/text'
import { investmentBands, msmeClass, sectors, turnoverBands } from '@/shared/validation/choices'
import { formatRupees, rupeesField, rupeesHint } from '@/shared/validation/numbers'

test.each([
  ['9876543210', '+91 98765 43210'],
  ['09876543210', '+91 98765 43210'],
  ['12345', '12345'],
])('a mobile number typed as %s is shown as %s', (typed, shown) => {
  expect(formatMobile(typed)).toBe(shown)
})

test.each([
  [1, '₹1'],
  [999, '₹999'],
  [1000, '₹1,000'],
  [99_999, '₹99,999'],
  [1_250_000, '₹12,50,000'],
  [99_999_999_999, '₹99,99,99,99,999'],
])('%d rupees are shown as %s', (amount, shown) => {
  expect(formatRupees(amount)).toBe(shown)
})

test('a typed amount is grouped, and what is no amount stays as typed', () => {
  const format = rupeesField('Amount').meta()?.format
  expect(format?.('1250000')).toBe('₹12,50,000')
  expect(format?.('₹12,50,000')).toBe('₹12,50,000')
  expect(format?.('about ten')).toBe('about ten')
})

test.each([
  ['99,999', undefined],
  ['100000', '1 lakh rupees'],
  ['₹12,50,000', '12.5 lakh rupees'],
  ['1234567', 'about 12.35 lakh rupees'],
  ['10000000', '1 crore rupees'],
  ['99,99,99,99,999', 'about 10,000 crore rupees'],
  ['99,99,99,99,999,9', undefined],
  ['about ten', undefined],
])('the remark on the amount %s is %s', (typed, hint) => {
  expect(rupeesHint(typed)).toBe(hint)
})

test.each([
  ['751001', undefined],
  ['770001', undefined],
  ['740001', 'This PIN is outside Odisha'],
  ['780 001', 'This PIN is outside Odisha'],
  ['7400', undefined],
])('the remark on PIN %s is %s', (typed, hint) => {
  expect(pinHint(typed)).toBe(hint)
})

test('the check character of a GSTIN', () => {
  expect(gstinCheckCharacter('27AAPFU0939F1Z')).toBe('V')
})

test('the MSME class needs both limits to hold', () => {
  const classes = turnoverBands.map((turnover) =>
    investmentBands.map((investment) => msmeClass(turnover, investment)),
  )

  expect(classes).toEqual([
    ['Micro', 'Small', 'Medium', 'Larger than medium'],
    ['Small', 'Small', 'Medium', 'Larger than medium'],
    ['Medium', 'Medium', 'Medium', 'Larger than medium'],
    Array(4).fill('Larger than medium'),
  ])
  expect(msmeClass('', 'Up to ₹2.5 crore')).toBeUndefined()
})

// Two lists, because shared code knows no content, and the schemas check records by their own list.
test('the sectors of the forms are the categories of the companies and two more', () => {
  expect(sectors).toEqual([...categories, 'Services', 'Other'])
})
