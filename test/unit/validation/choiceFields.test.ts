import { expect, test } from 'vitest'
import { object } from 'yup'
import { countField } from '@/shared/validation/numbers'
import { checkboxField, choiceField, choicesField, consentField } from '@/shared/validation/choices'
import { mobileField } from '@/shared/validation/mobile'
import { lineField } from '@/shared/validation/text'
import { hiddenWhen, requiredWhen } from '@/shared/validation/schema'
import { outcome, refused, table } from './fieldTable'

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
