import { afterEach, describe, expect, test, vi } from 'vitest'
import { object, ValidationError, type AnyObject, type Schema } from 'yup'
import { acresField, countField, rupeesField, yearField } from '@/shared/validation/numbers'
import {
  checkboxField,
  choiceField,
  choicesField,
  consentField,
  constitutions,
} from '@/shared/validation/choices'
import { dateField } from '@/shared/validation/dates'
import { mobileField } from '@/shared/validation/mobile'
import {
  emailField,
  lineField,
  nameField,
  pinField,
  textField,
  websiteField,
} from '@/shared/validation/text'
import { gstinCheckCharacter, gstinField, panField, udyamField } from '@/shared/validation/taxIds'
import { hiddenWhen, requiredWhen } from '@/shared/validation/schema'

afterEach(() => vi.useRealTimers())

/** The value that a form with one field sends, or the error messages it shows. */
function outcome(field: Schema, typed: unknown, others: AnyObject = {}): unknown {
  const schema = object({ field, ...Object.fromEntries(Object.keys(others).map(anything)) })
  try {
    return schema.validateSync({ field: typed, ...others }, { abortEarly: false }).field
  } catch (error) {
    if (error instanceof ValidationError) return { errors: error.errors }
    throw error
  }
}

const anything = (name: string) => [name, choiceField(name, [...constitutions, 'AAPFU0939F'])]

const refused = (...errors: string[]) => ({ errors })

type Case = [typed: unknown, outcome: unknown]

function table(title: string, field: Schema, cases: Case[]) {
  test.each(cases)(`${title}: %j`, (typed, expected) => {
    expect(outcome(field, typed)).toEqual(expected)
  })
}

const long = (length: number) => 'x'.repeat(length)
const brokenText = 'This text has a broken character in it. Please delete it and type it again'

table('a name', nameField('Name').required(), [
  ['  Asha  ', 'Asha'],
  ['Al', 'Al'],
  [long(80), long(80)],
  ['ଆଶା ପଟ୍ଟନାୟକ', 'ଆଶା ପଟ୍ଟନାୟକ'],
  ['', refused('Name is required')],
  ['   ', refused('Name is required')],
  [undefined, refused('Name is required')],
  ['A', refused('At least 2 characters')],
  [long(81), refused('At most 80 characters')],
  // Forty faces are eighty UTF-16 units.
  [`Al${'😀'.repeat(39)}`, `Al${'😀'.repeat(39)}`],
  [`Al${'😀'.repeat(40)}`, refused('At most 80 characters')],
  // A joiner is part of a letter.
  ['ଶ୍ରୀ\u200dମତୀ ଆଶା', 'ଶ୍ରୀ\u200dମତୀ ଆଶା'],
  ...['\u200b', '\u202a \u202c', '\u3164\u3164', '\u2800', '\ufeff\u00ad', '\u200d\u200d'].map(
    (typed): Case => [typed, refused('Name is required')],
  ),
  ...['98765', '---', '୧୨୩', '😀😀', '..\u200d..'].map((typed): Case => [
    typed,
    refused('Enter a name, with letters'),
  ]),
  ['As\ud83dha', refused(brokenText)],
  // Copied from a table, a chat, a PDF: nothing that misleads is stored, and no letter changes.
  ['As\u0000ha', 'Asha'],
  ['\u202aAsha\u202c\tDas\r\n', 'Asha Das'],
  ['\u2067Asha\u2069 \u202esaD', 'Asha saD'],
  ['Asha\u2028Das', 'Asha Das'],
  // An address belongs in no name.
  ...['Asha S/o Hari', 'pay: here', 'asha@example.org', 'https://example.org'].map(
    (typed): Case => [typed, refused('Write the name without the signs / : and @')],
  ),
  ['A. K. Das-Mohapatra', 'A. K. Das-Mohapatra'],
  [`A${'\u0301'.repeat(6)}b`, `A${'\u0301'.repeat(6)}b`],
  [
    `A${'\u0301'.repeat(7)}b`,
    refused('This text has too many marks on one letter. Please delete some of them'),
  ],
])

table('a line', lineField('Line'), [
  ['', undefined],
  ['x', 'x'],
  [long(120), long(120)],
  [long(121), refused('At most 120 characters')],
  ['\u200b\u2060', undefined],
  ['\ufe0f', undefined],
  ['7', '7'],
  ['❤\ufe0f', '❤\ufe0f'],
  ['first\n\tsecond', 'first second'],
  ['112/3: a@b', '112/3: a@b'],
  ['\u200fx\u061c', 'x'],
])

table('a text', textField('Text', { min: 5, max: 300 }), [
  ['12345', '12345'],
  ['1234', refused('At least 5 characters')],
  [`${long(150)}\n${long(149)}`, `${long(150)}\n${long(149)}`],
  [long(301), refused('At most 300 characters')],
  ['one\r\ntwo\rthree\u2028four\vfive\n\nsix', 'one\ntwo\nthree\nfour\nfive\n\nsix'],
  ['one\ttwo', 'one\ttwo'],
  ['\u001bone \u202eowt\u202c', 'one owt'],
  // After that it is too short.
  ['1\u200e2\u200e3', refused('At least 5 characters')],
])

table('an e-mail address', emailField('Email'), [
  ['', undefined],
  [' asha@example.in ', 'asha@example.in'],
  ["o'neil+x@mail.example.co.in", "o'neil+x@mail.example.co.in"],
  [`${long(242)}@example.com`, `${long(242)}@example.com`],
  [`${long(243)}@example.com`, refused('Enter a valid email address')],
  ...[
    '\u202aasha@example.in\u202c',
    'as\u00adha@exam\u200bple.in',
    'ａｓｈａ＠ｅｘａｍｐｌｅ．ｉｎ',
    'mailto:asha@example.in',
    '\ufeffasha@example.in.',
  ].map((typed): Case => [typed, 'asha@example.in']),
  ['asha\u2011sample@example.in', 'asha-sample@example.in'],
  ['\u200b', undefined],
  ...['asha', 'asha@', '@example.in', 'asha@example', 'a b@example.in', 'a@-x.in', 'a@x..in'].map(
    (typed): Case => [typed, refused('Enter a valid email address')],
  ),
])

table('a mobile number', mobileField('Mobile'), [
  ['', undefined],
  ...['9876543210', '+91 98765 43210', '098765-43210', '+91-9876543210', ' 98765–43210 '].map(
    (typed): Case => [typed, '9876543210'],
  ),
  ['6000000000', '6000000000'],
  ...[
    '\u202a+91 98765 43210\u202c',
    '9876543210\u200b',
    '98765\u00ad43210',
    '98765\u201143210',
    '919876543210',
    '91-98765-43210',
    '0091 98765 43210',
    '+91 (0) 98765 43210',
    '(+91) 98765.43210',
    '091 98765 43210',
    'tel:+91-98765-43210',
    'Mobile: 98765 43210.',
    '୯୮୭୬୫୪୩୨୧୦',
    '९८७६५ ४३२१०',
    '+୯୧ ୯୮୭୬୫ ୪୩୨୧୦',
    '９８７６５４３２１０',
  ].map((typed): Case => [typed, '9876543210']),
  // Its own first digits are 91.
  ['9198765432', '9198765432'],
  ['+91 91987 65432', '9198765432'],
  ['09198765432', '9198765432'],
  ['0674-2391234', '6742391234'],
  ...['5876543210', '987654321', '98765432101', '+1 9876543210', '98765 4321O', '+91', '91'].map(
    (typed): Case => [typed, refused('Enter a 10-digit Indian mobile number')],
  ),
  // A mark of a footnote is no digit.
  ['987654321¹', refused('Enter a 10-digit Indian mobile number')],
  ...[
    '9876543210, 9123456789',
    '98765 43210 / 91234 56789',
    '9876543210 9123456789',
    '+919876543210;+919123456789',
    '9876543210 or 9123456789',
    '9876543210/11',
    '0674-2391234, 98765 43210',
    '୯୮୭୬୫୪୩୨୧୦ / ୯୧୨୩୪୫୬୭୮୯',
  ].map((typed): Case => [typed, refused('Enter one number only')]),
  ['\u200b\u202c', undefined],
])

table('a PIN code', pinField('PIN'), [
  ['751001', '751001'],
  ['751 001', '751001'],
  ['110001', '110001'],
  ...[
    '୭୫୧୦୦୧',
    '७५१ ००१',
    '751\u2013001',
    '\u200e751001',
    '751001.',
    'PIN: 751 001',
    '７５１００１',
  ].map((typed): Case => [typed, '751001']),
  ...['051001', '75100', '7510011', '75100A'].map((typed): Case => [
    typed,
    refused('Enter a 6-digit PIN code'),
  ]),
])

table('a Udyam number', udyamField('Udyam'), [
  ...[
    'udyam-od-19-0012345',
    'UDYAM OD 19 0012345',
    'UDYAMOD190012345',
    'UDYAM\u2013OD\u201119\u22120012345.',
    'ＵＤＹＡＭ－ＯＤ－１９－００１２３４５',
    'Udyam Registration Number: UDYAM-OD-19-0012345',
    'UDYAM-OD-୧୯-୦୦୧୨୩୪୫',
    '\u200eUDYAM-OD-\u200b19-0012345',
  ].map((typed): Case => [typed, 'UDYAM-OD-19-0012345']),
  ...['UDYAM-OD-19-001234', 'UDYAM-O1-19-0012345', 'OD-19-0012345', 'UDYAM'].map((typed): Case => [
    typed,
    refused('Enter it as on the certificate: UDYAM-OD-00-0000000'),
  ]),
  ...[
    'OD05A0000001',
    'od 05 a 0000123',
    'UAM: OD05D0000001',
    'JH-12-B-0000456',
    'UAM OD05A0000001',
  ].map((typed): Case => [
    typed,
    refused(
      'This is an Udyog Aadhaar number, which Udyam has replaced. Enter the Udyam number, or leave this empty',
    ),
  ]),
])

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
    '१ लाख',
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

table('several choices', choicesField('Documents', ['Udyam', 'GST', 'Bank']), [
  [[], undefined],
  [undefined, undefined],
  [['GST'], ['GST']],
  [
    ['Udyam', 'GST', 'Bank'],
    ['Udyam', 'GST', 'Bank'],
  ],
  [['GST', 'GST'], refused('Choose from the answers listed')],
  [['GST', 'PAN'], refused('Choose from the answers listed')],
  ['GST', refused('Documents is not valid')],
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

table('a website', websiteField('Website'), [
  ['', undefined],
  ['example.in', 'https://example.in'],
  ['www.example.in/shop?a=b#c', 'https://www.example.in/shop?a=b#c'],
  ['example.in:8080/x', 'https://example.in:8080/x'],
  ['//example.in', 'https://example.in'],
  ['HTTP://example.in', 'http://example.in'],
  ['https://ଓଡ଼ିଶା.ଭାରତ/', 'https://ଓଡ଼ିଶା.ଭାରତ/'],
  ['\u202aexample.in\u202c', 'https://example.in'],
  ['exam\u200bple.in', 'https://example.in'],
  ['my\u2011works.exam\u00adple.in', 'https://my-works.example.in'],
  ['ｅｘａｍｐｌｅ．ｉｎ', 'https://example.in'],
  ['https://example.in.', 'https://example.in'],
  // Beyond the host a dash or a digit of another kind is another page.
  ['my–works.in/a–b?c=୧', 'https://my-works.in/a–b?c=୧'],
  ['\u200b', undefined],
  [`example.in/${long(181)}`, `https://example.in/${long(181)}`],
  [`example.in/${long(182)}`, refused('At most 200 characters')],
  ...[
    'javascript:alert(1)',
    'ftp://example.in',
    'mailto:asha@example.in',
    'data:text/html,x',
    'example',
    'exa mple.in',
    'https://asha@example.in',
    'https://exa<b>mple.in',
    'https://example..in',
    'https://example.in/a..',
  ].map((typed): Case => [
    typed,
    refused('Enter a website address, for example https://example.in'),
  ]),
])

table('a choice', choiceField('Kind', ['0–9', '10–49']).required(), [
  ['0–9', '0–9'],
  ['', refused('Kind is required')],
  // A hyphen is not the dash of the text.
  ['0-9', refused('Choose one of the answers listed')],
])

table('a consent', consentField('I agree'), [
  [true, true],
  [false, refused('Please read and accept the notice')],
  [undefined, refused('Please read and accept the notice')],
])

table('a checkbox', checkboxField('List me'), [
  [true, true],
  [false, false],
  [undefined, refused('List me is required')],
])

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

describe('a PAN', () => {
  const error = 'Enter a valid PAN, for example AAAPA1234A'
  const field = panField('PAN', 'constitution')

  test.each(['AAAPA1234A', ' aaafa1234a ', 'AAATK1234Z'])('%j is valid', (typed) => {
    expect(outcome(field, typed)).toBe(typed.trim().toUpperCase())
  })

  test.each([
    'AAAPA 1234 A',
    'aaapa-1234-a.',
    '\u202aAAAPA1234A\u202c',
    'ＡＡＡＰＡ１２３４Ａ',
    'PAN: AAAPA1234A',
    'AAAPA\u20091234\u2011A',
    'AAAPA୧୨୩୪A',
  ])('%j is taken as AAAPA1234A', (typed) => expect(outcome(field, typed)).toBe('AAAPA1234A'))

  test.each(['AAAPA0000A', 'AAACA 0000 Z', 'aaafa0000k'])(
    '%j is no PAN: their digits begin with 0001',
    (typed) => {
      const others = { constitution: 'Proprietorship' }
      const zeros = refused('No PAN has the digits 0000. Please check them')
      expect(outcome(field, typed)).toEqual(zeros)
      expect(outcome(field, typed, others)).toEqual(zeros)
    },
  )

  test.each(['AAADA1234A', 'AAAPA123A', 'AAAPA12345', 'AAAPA1234AA', '1AAPA1234A'])(
    '%j is not valid',
    (typed) => {
      expect(outcome(field, typed)).toEqual(refused(error))
      // Its fourth letter gets no message of its own while the whole PAN is malformed.
      expect(outcome(field, typed, { constitution: 'Proprietorship' })).toEqual(refused(error))
    },
  )

  test.each([
    ['Proprietorship', 'P'],
    ['Partnership', 'F'],
    ['LLP', 'F'],
    ['Private limited', 'C'],
    ['Public limited', 'C'],
    ['One person company', 'C'],
    ['HUF', 'H'],
    ['Co-operative or society', 'ABTJLG'],
    ['Other', 'ABTJLG'],
  ])('of a firm with constitution %s has %s as fourth letter', (constitution, letters) => {
    for (const letter of 'ABCFGHJKLPT') {
      const pan = `AAA${letter}A1234A`
      const fits = letters.includes(letter)
      const found = outcome(field, pan, { constitution })
      const refusal: unknown = refused(expect.stringContaining(`${error}. With`))
      expect(found).toEqual(fits ? pan : refusal)
    }
  })
})

const withCheckCharacter = (first14: string) => first14 + gstinCheckCharacter(first14)

describe('a GSTIN', () => {
  const field = gstinField('GSTIN', 'pan')
  const malformed = refused('Enter a valid GSTIN, for example 27AAPFU0939F1ZV')

  test.each([
    ['27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
    [' 27aapfu0939f1zv ', '27AAPFU0939F1ZV'],
    ['27AAPFU0939F1ZO', refused("The GSTIN's check character does not match")],
    ['72AAPFU0939F1ZV', malformed],
    ['00AAPFU0939F1ZV', malformed],
    ['27AAPFU0939F0ZV', malformed],
    ['27AAPFU0939F1XV', malformed],
    ['27AAPFU0939F1Z', malformed],
    ...[
      '27 AAPFU 0939F 1ZV',
      '27-AAPFU-0939F-1ZV.',
      '２７ＡＡＰＦＵ０９３９Ｆ１ＺＶ',
      '\u202a27AAPFU0939F1ZV\u202c',
      '27AAP\u200bFU0939F1Z\u00adV',
      'GSTIN: 27aapfu0939f1zv',
      '୨୭AAPFU୦୯୩୯F୧ZV',
    ].map((typed): Case => [typed, '27AAPFU0939F1ZV']),
    // The check character is right, but no PAN has 0000.
    [withCheckCharacter('27AAPFU0000F1Z'), malformed],
  ])('%j', (typed, expected) => {
    expect(outcome(field, typed)).toEqual(expected)
  })

  const otherKind = refused(
    'This GSTIN is of a tax deductor or collector, a UIN holder or a non-resident. Enter the firm’s own, or leave this empty',
  )

  test.each([
    ['a tax deductor', '21AAPFU0939F1DV'],
    ['a tax deductor without a PAN', '21BBNS01234E1DT'],
    ['a tax collector', '21 AAPFU 0939F 1C4'],
    ['an embassy', '0717AUS12345UN1'],
    ['another holder of a UIN', '2117ABC00001ONP'],
    ['a non-resident', '2117usa12345nrt'],
    ['a non-resident, as first printed', '0717USA12345NF1'],
    ['an online service from abroad', '9917USA12345OSZ'],
  ])('of %s is told apart from a mistyped one', (_whose, typed) => {
    expect(outcome(field, typed)).toEqual(otherKind)
    expect(outcome(field, typed, { pan: 'AAPFU0939F' })).toEqual(otherKind)
  })

  test('contains the PAN of the same form', () => {
    expect(outcome(field, '27AAPFU0939F1ZV', { pan: 'AAPFU0939F' })).toBe('27AAPFU0939F1ZV')
    expect(outcome(field, '27AAPFU0939F1ZV', { pan: '' })).toBe('27AAPFU0939F1ZV')
    const schema = object({ pan: panField('PAN', 'none'), field })
    expect(() => schema.validateSync({ pan: 'aaapa1234a', field: '27AAPFU0939F1ZV' })).toThrow(
      'The GSTIN does not contain the PAN given above',
    )
  })
})

test('a hidden field is neither checked nor sent', () => {
  const field = hiddenWhen('ticked', (value) => value === true, mobileField('Mobile').required())
  const schema = object({ ticked: checkboxField('Same'), field })

  expect(schema.validateSync({ ticked: true, field: '12' })).toEqual({ ticked: true })
  expect(() => schema.validateSync({ ticked: false, field: '' })).toThrow('Mobile is required')
})

test('two fields together can hide a third, which is required only while it is shown', () => {
  const schema = object({
    kind: choiceField('Kind', ['a', 'b']),
    need: checkboxField('Need'),
    field: hiddenWhen(
      ['kind', 'need'],
      (kind, need) => kind !== 'a' || need === true,
      countField('Jobs', { max: 5 }).required(),
    ),
  })

  expect(schema.validateSync({ kind: 'b', need: false, field: 'x' })).toEqual({
    kind: 'b',
    need: false,
  })
  expect(schema.validateSync({ kind: 'a', need: true, field: 'x' })).toEqual({
    kind: 'a',
    need: true,
  })
  expect(() => schema.validateSync({ kind: 'a', need: false, field: '' })).toThrow(
    'Jobs is required',
  )
})

test('the value of one field can make another one required', () => {
  const field = requiredWhen('other', (other) => other === 'HUF', lineField('Field'))

  expect(outcome(field, '', { other: 'HUF' })).toEqual(refused('Field is required'))
  expect(outcome(field, 'x', { other: 'HUF' })).toBe('x')
  expect(outcome(field, '', { other: 'LLP' })).toBeUndefined()
})
