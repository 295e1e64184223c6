import { expect, test } from 'vitest'
import { registrationFormSchema } from '@/features/registrations/registrationSchema'
import { fieldInfos, fieldsOf, startValues, typedValues } from '@/shared/forms/fieldInfo'

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
