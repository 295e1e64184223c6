import { expect, test } from 'vitest'
import { array, object, string } from 'yup'
import { registrationFormSchema } from '@/features/registrations/schema'
import {
  compatibleValues,
  fieldInfos,
  fieldsOf,
  isUntouched,
  startValues,
  toFormValues,
} from '@/shared/forms/fieldInfo'
import { sectionState, invalidFields } from '@/shared/forms/sectionState'

const fields = fieldInfos(registrationFormSchema)

test('an untouched form has empty texts and unticked checkboxes, except where the schema says otherwise', () => {
  const { sameWhatsapp, ...others } = startValues(fields)

  expect(sameWhatsapp).toBe(true)
  expect(new Set(Object.values(others))).toEqual(new Set(['', false]))
})

test('every field has its own label', () => {
  const labels = fieldsOf(registrationFormSchema).map(({ label }) => label)

  expect(labels).toContain('Products or services')
  expect(new Set(labels).size).toBe(labels.length)
})

test('fields know which other fields they depend on', () => {
  expect(fields.get('gstin')?.dependsOn).toEqual(['pan'])
  expect(fields.get('constitution')?.dependents).toEqual(['pan'])
})

test('a field can be hidden, required or neither', () => {
  const state = (name: string, values = {}) => fields.get(name)?.resolve(values)

  expect(state('name')).toEqual({ isHidden: false, isRequired: true })
  expect(state('email')).toEqual({ isHidden: false, isRequired: false })
  expect(state('consent')).toEqual({ isHidden: false, isRequired: true })
  expect(state('directoryConsent')).toEqual({ isHidden: false, isRequired: false })
  expect(state('whatsapp', { sameWhatsapp: true })).toMatchObject({ isHidden: true })
  expect(state('whatsapp', { sameWhatsapp: false })).toMatchObject({ isHidden: false })
})

test('a record is shown for editing as people would type it', () => {
  const values = toFormValues(fields, { mobile: '9876543210', yearEstablished: 1999, extra: 'x' })

  expect(values).toMatchObject({ mobile: '+91 98765 43210', yearEstablished: '1999', name: '' })
  expect(values).not.toHaveProperty('extra')
})

const options = ['Loan', 'Land']
const withChoices = fieldInfos(
  object({ wishes: array(string().oneOf(options).required()).label('Wishes').meta({ options }) }),
)

test('a field of several choices starts empty and refuses choices that are not among its options', () => {
  const kept = (wishes: string | string[]) => compatibleValues(withChoices, { wishes })

  expect(startValues(withChoices)).toEqual({ wishes: [] })
  expect(toFormValues(withChoices, { wishes: ['Land'] })).toEqual({ wishes: ['Land'] })
  expect(kept(['Land'])).toEqual({ wishes: ['Land'] })
  expect(kept(['Gold'])).toEqual({})
  expect(kept('Land')).toEqual({})
  expect(isUntouched(withChoices, { wishes: [] })).toBe(true)
  expect(isUntouched(withChoices, { wishes: ['Loan'] })).toBe(false)
})

test('an edited record counts as untouched while its values are the original ones', () => {
  const changed = { ...startValues(fields), name: 'Sample' }

  expect(isUntouched(fields, changed)).toBe(false)
  expect(isUntouched(fields, changed, changed)).toBe(true)
  expect(isUntouched(fields, startValues(fields), changed)).toBe(false)
})

test.each([
  ['untouched', {}, []],
  ['incomplete', { name: 'Sample' }, []],
  ['done', { name: 'Sample', mobile: '98765 43210' }, []],
  ['wrong', { name: 'Sample', mobile: '98765 43210' }, ['email']],
])('a section is %s', (state, answers, shownErrors: string[]) => {
  const values = { ...startValues(fields), ...answers }

  expect(
    sectionState(
      { id: 's', title: 'Applicant', names: ['name', 'mobile', 'email', 'whatsapp'] },
      {
        fields,
        values,
        invalid: invalidFields(registrationFormSchema, values),
        hasError: (name) => shownErrors.includes(name),
      },
    ),
  ).toBe(state)
})

test('a section is hidden while all of its fields are hidden', () => {
  const values = startValues(fields)
  const section = { id: 's', title: 'WhatsApp', names: ['whatsapp'] }

  expect(sectionState(section, { fields, values, invalid: new Set(), hasError: () => false })).toBe(
    'hidden',
  )
})
