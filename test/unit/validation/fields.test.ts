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
import {
  emailField,
  lineField,
  mobileField,
  nameField,
  pinField,
  textField,
  websiteField,
} from '@/shared/validation/text'
import { gstinField, panField, udyamField } from '@/shared/validation/taxIds'
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
  ['😀'.repeat(40), '😀'.repeat(40)],
  ['😀'.repeat(41), refused('At most 80 characters')],
  ['As\ud83dha', refused(brokenText)],
  ['As\u0000ha', 'As\u0000ha'],
])

table('a line', lineField('Line'), [
  ['', undefined],
  ['x', 'x'],
  [long(120), long(120)],
  [long(121), refused('At most 120 characters')],
])

table('a text', textField('Text', { min: 5, max: 300 }), [
  ['12345', '12345'],
  ['1234', refused('At least 5 characters')],
  [`${long(150)}\n${long(149)}`, `${long(150)}\n${long(149)}`],
  [long(301), refused('At most 300 characters')],
])

table('an e-mail address', emailField('Email'), [
  ['', undefined],
  [' asha@example.in ', 'asha@example.in'],
  ["o'neil+x@mail.example.co.in", "o'neil+x@mail.example.co.in"],
  [`${long(242)}@example.com`, `${long(242)}@example.com`],
  [`${long(243)}@example.com`, refused('Enter a valid email address')],
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
  ...['5876543210', '987654321', '98765432101', '+1 9876543210', '98765 4321O', '୯୮୭୬୫୪୩୨୧୦'].map(
    (typed): Case => [typed, refused('Enter a 10-digit Indian mobile number')],
  ),
])

table('a PIN code', pinField('PIN'), [
  ['751001', '751001'],
  ['751 001', '751001'],
  ['110001', '110001'],
  ...['051001', '75100', '7510011', '75100A'].map((typed): Case => [
    typed,
    refused('Enter a 6-digit PIN code'),
  ]),
])

table('a Udyam number', udyamField('Udyam'), [
  ['udyam-od-19-0012345', 'UDYAM-OD-19-0012345'],
  ...['UDYAM-OD-19-001234', 'UDYAM-O1-19-0012345', 'OD-19-0012345', 'UDYAM OD 19 0012345'].map(
    (typed): Case => [typed, refused('Enter it as on the certificate: UDYAM-OD-00-0000000')],
  ),
])

table('an amount of rupees', rupeesField('Amount'), [
  ['', undefined],
  ['1', 1],
  ['₹12,50,000', 1_250_000],
  ['12 50 000', 1_250_000],
  ['99,99,99,99,999', 99_999_999_999],
  ...['0', '-5', '1.5', '1e5', 'ten', '100000000000'].map((typed): Case => [
    typed,
    refused('Enter whole rupees, from 1 to 99,99,99,99,999'),
  ]),
])

table('a count', countField('Jobs', { max: 100_000 }), [
  ['', undefined],
  ['0', 0],
  [' 100000 ', 100_000],
  ['1,00,000', 100_000],
  ['100,000', 100_000],
  ['007', 7],
  ...['100001', '-1', '1.5', '1e3', 'five', '1,5', '1,,000', ',', '৫', '٥'].map((typed): Case => [
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
  ['0099-12-31', '0099-12-31'],
  ['9999-12-31', '9999-12-31'],
  ...['2023-02-29', '2024-04-31', '2024-13-01', '2024-1-2', '02-01-2024', '20240102', 'today'].map(
    (typed): Case => [typed, refused('Enter a date, for example 2026-01-31')],
  ),
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
  ])('%j', (typed, expected) => {
    expect(outcome(field, typed)).toEqual(expected)
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
