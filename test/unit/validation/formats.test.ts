import { expect, test } from 'vitest'
import { companies } from '@/content/companies'
import { categories } from '@/shared/validation/categories'
import { gstinCheckCharacter } from '@/shared/validation/taxIds'
import { formatMobile, mobileField } from '@/shared/validation/mobile'
import { pinHint } from '@/shared/validation/text'
import { investmentBands, msmeClass, sectors, turnoverBands } from '@/shared/validation/choices'
import { formatRupees, rupeesField, rupeesHint } from '@/shared/validation/numbers'

test.each([
  ['9876543210', '+91 98765 43210'],
  ['09876543210', '+91 98765 43210'],
  ['\u202a91 (98765) 43210\u202c', '+91 98765 43210'],
  ['୯୮୭୬୫୪୩୨୧୦', '+91 98765 43210'],
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
  expect(format?.('Rs. 12.5 lakh')).toBe('₹12,50,000')
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
  ['12.5 lakh', '12.5 lakh rupees'],
  ['୧୨,୫୦,୦୦୦', '12.5 lakh rupees'],
  ['about ten', undefined],
])('the remark on the amount %s is %s', (typed, hint) => {
  expect(rupeesHint(typed)).toBe(hint)
})

test.each([
  ['751001', undefined],
  ['770001', undefined],
  ['740001', 'This PIN is outside Odisha'],
  ['780 001', 'This PIN is outside Odisha'],
  ['୭୮୦ ୦୦୧', 'This PIN is outside Odisha'],
  ['7400', undefined],
])('the remark on PIN %s is %s', (typed, hint) => {
  expect(pinHint(typed)).toBe(hint)
})

const landline = 'This looks like a landline: WhatsApp and SMS do not reach it'

test.each([
  // One of each range, with seven digits and with six.
  '0661-2345678',
  '0663 234 5678',
  '0671-7654321',
  '0674-2391234',
  '+91 674 239 1234',
  '06621-223344',
  '06645-523344',
  '06652-223344',
  '06670-233445',
  '06685-277889',
  '06722-223344',
  '06731 234567',
  '06752-223344',
  '06764-223344',
  '06782-262626',
  '06795-252525',
  '06810-223344',
  '06841-323344',
  '06852-223344',
  '06861-223344',
  '6742391234',
  '୦୬୭୪-୨୩୯୧୨୩୪',
  '\u202a0674 2391234\u202c',
])('the number %s gets the remark that it looks like a landline', (typed) => {
  expect(mobileField('Mobile').meta()?.hint?.(typed)).toBe(landline)
})

test.each([
  '6370123456',
  '7008123456',
  '9437123456',
  '6371 234 567',
  '063701 23456',
  '+91 70082 34567',
  '9876543210',
  '8260123456',
  '6200123456',
  '6290234567',
  '6742',
  '6742391234 / 35',
  '',
  'x',
  // No landline there begins with 1 or 8.
  '6741234567',
  '6748234567',
  '6731123456',
  '6731823456',
])('the number %s gets no such remark', (typed) => {
  expect(mobileField('Mobile').meta()?.hint?.(typed)).toBeUndefined()
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

test('the category of each company is one of the menu and of the forms', () => {
  for (const { name, category } of companies) {
    expect(categories, name).toContain(category)
    expect(sectors, name).toContain(category)
  }
})
