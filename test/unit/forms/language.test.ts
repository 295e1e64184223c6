import { expect, test } from 'vitest'
import type { AnyObject, ObjectSchema } from 'yup'
import { diamondClubSchema } from '@/features/diamond-club/schema'
import { growthFundSchema } from '@/features/growth-fund/schema'
import { landBankSchema } from '@/features/land-bank/schema'
import { meetingAnswerSchema } from '@/features/meetings/schema'
import { registrationSchema, toRegistration } from '@/features/registrations/schema'
import { submissionFields } from '@/shared/validation/commonFields'
import { withLanguage } from '@/shared/language'
import { samples } from '@test/rules/support/samples'

const schemas: Record<keyof typeof samples, ObjectSchema<AnyObject>> = {
  registrations: registrationSchema,
  'growth-fund': growthFundSchema,
  'diamond-club': diamondClubSchema,
  'land-issues': landBankSchema,
  'meeting-answers': meetingAnswerSchema,
}

test.each(Object.entries(schemas))('%s: each language stores the same codes', (kind, schema) => {
  const { language: _, ...answers } = samples[kind as keyof typeof samples].data as AnyObject
  const sent = schema.omit(['createdAt'])
  delete answers.createdAt
  expect(sent.validateSync(withLanguage(answers, 'en'))).toEqual(answers)
  expect(sent.validateSync(withLanguage(answers, 'or'))).toEqual({ ...answers, language: 'or' })
  expect(sent.validateSync(withLanguage(answers, 'hi'))).toEqual({ ...answers, language: 'hi' })
})

test('a record in English names no language, and no other language is taken', () => {
  const form = { sameWhatsapp: true, mobile: '9876543210' } as Parameters<typeof toRegistration>[0]
  expect(withLanguage(toRegistration(form, '2026-12-en'))).not.toHaveProperty('language')
  const { language } = submissionFields
  expect(language.isValidSync('en')).toBe(false)
  expect(language.isValidSync(undefined)).toBe(true)
})
