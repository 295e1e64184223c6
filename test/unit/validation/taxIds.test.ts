import { describe, expect, test } from 'vitest'
import { object } from 'yup'
import { gstinCheckCharacter, gstinField, panField, udyamField } from '@/shared/validation/taxIds'
import { outcome, refused, table, type Case } from './fieldTable'

table('a Udyam number', udyamField('Udyam'), [
  ...[
    'udyam-od-19-0012345',
    'UDYAM OD 19 0012345',
    'UDYAMOD190012345',
    'UDYAM\u2013OD\u201119\u22120012345.',
    'ＵＤＹＡＭ－ＯＤ－１９－００１２３４５',
    'Udyam Registration Number: UDYAM-OD-19-0012345',
    'Udyam Registration Number UDYAM-OD-19-0012345',
    'UDYAM/OD/19/0012345',
    'udyam_od_19_0012345',
    'Udyam no. UDYAM/OD/19/0012345 (works)',
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
    'PAN AAAPA1234A',
    'Pan no. AAAPA 1234 A',
    'PAN card - AAAPA1234A (firm)',
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
      'GSTIN 27AAPFU0939F1ZV',
      'GST no. 27AAPFU0939F1ZV',
      'Our GSTIN - 27AAPFU0939F1ZV (head office)',
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
