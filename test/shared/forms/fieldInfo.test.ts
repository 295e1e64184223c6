import { expect, test } from 'vitest'
import { array, object, string } from 'yup'
import { registrationFormSchema } from '@/features/registrations/schema'
import {
  canHold,
  fieldInfos,
  fieldsOf,
  isUntouched,
  startValues,
  typedValues,
} from '@/shared/forms/fieldInfo'
import { sectionState, unfitFields } from '@/shared/forms/sectionState'

const fields = fieldInfos(registrationFormSchema)

test('an untouched form holds empty texts and unticked boxes, but for what the schema says', () => {
  const { sameWhatsapp, ...others } = startValues(fields)

  expect(sameWhatsapp).toBe(true)
  expect(new Set(Object.values(others))).toEqual(new Set(['', false]))
})

test('every field has a label of its own', () => {
  const labels = fieldsOf(registrationFormSchema).map(({ label }) => label)

  expect(labels).toContain('Products or services')
  expect(new Set(labels).size).toBe(labels.length)
})

test('fields know which others they depend on', () => {
  expect(fields.get('gstin')?.dependsOn).toEqual(['pan'])
  expect(fields.get('constitution')?.dependents).toEqual(['pan'])
})

test('a field may be hidden, required or neither', () => {
  const state = (name: string, typed = {}) => fields.get(name)?.resolve(typed)

  expect(state('name')).toEqual({ isHidden: false, isRequired: true })
  expect(state('email')).toEqual({ isHidden: false, isRequired: false })
  expect(state('consent')).toEqual({ isHidden: false, isRequired: true })
  expect(state('directoryConsent')).toEqual({ isHidden: false, isRequired: false })
  expect(state('whatsapp', { sameWhatsapp: true })).toMatchObject({ isHidden: true })
  expect(state('whatsapp', { sameWhatsapp: false })).toMatchObject({ isHidden: false })
})

test('a record is shown for editing as it would be typed', () => {
  const typed = typedValues(fields, { mobile: '9876543210', yearEstablished: 1999, extra: 'x' })

  expect(typed).toMatchObject({ mobile: '+91 98765 43210', yearEstablished: '1999', name: '' })
  expect(typed).not.toHaveProperty('extra')
})

const options = ['Loan', 'Land']
const withChoices = fieldInfos(
  object({ wishes: array(string().oneOf(options).required()).label('Wishes').meta({ options }) }),
)

test('a field of several choices begins with none, and holds none that is not offered', () => {
  const wishes = withChoices.get('wishes')!

  expect(startValues(withChoices)).toEqual({ wishes: [] })
  expect(typedValues(withChoices, { wishes: ['Land'] })).toEqual({ wishes: ['Land'] })
  expect(canHold(wishes, ['Land'])).toBe(true)
  expect(canHold(wishes, ['Gold'])).toBe(false)
  expect(canHold(wishes, 'Land')).toBe(false)
  expect(isUntouched(withChoices, { wishes: [] })).toBe(true)
  expect(isUntouched(withChoices, { wishes: ['Loan'] })).toBe(false)
})

test('a record that is edited counts as untouched while it is as it was', () => {
  const begun = { ...startValues(fields), name: 'Sample' }

  expect(isUntouched(fields, begun)).toBe(false)
  expect(isUntouched(fields, begun, begun)).toBe(true)
  expect(isUntouched(fields, startValues(fields), begun)).toBe(false)
})

test.each([
  ['untouched', {}, []],
  ['begun', { name: 'Sample' }, []],
  ['done', { name: 'Sample', mobile: '98765 43210' }, []],
  ['wrong', { name: 'Sample', mobile: '98765 43210' }, ['email']],
])('a section is %s', (state, answers, shownErrors: string[]) => {
  const typed = { ...startValues(fields), ...answers }

  expect(
    sectionState(
      { id: 's', title: 'Applicant', names: ['name', 'mobile', 'email', 'whatsapp'] },
      {
        fields,
        typed,
        unfit: unfitFields(registrationFormSchema, typed),
        hasError: (name) => shownErrors.includes(name),
      },
    ),
  ).toBe(state)
})

test('a section of which nothing is asked is hidden', () => {
  const typed = startValues(fields)
  const section = { id: 's', title: 'WhatsApp', names: ['whatsapp'] }

  expect(sectionState(section, { fields, typed, unfit: new Set(), hasError: () => false })).toBe(
    'hidden',
  )
})
