import { expect, test } from 'vitest'
import { kinds } from '@/shared/requests/steps'
import { officeWordsIn } from '@/features/my-request/officeWords'
import { texts as inHindi } from '@/texts/office/hi'
import { texts as inOdia } from '@/texts/office/or'

test('the documents that the office asks for, and a text that a step begins with, are in the language of the page', () => {
  expect(officeWordsIn(inOdia, 'Please send: PAN card, Photo.')).toBe('ଦୟାକରି ପଠାନ୍ତୁ: PAN କାର୍ଡ, ଫଟୋ ।')
  expect(officeWordsIn(inHindi, 'The committee has approved your application.')).toBe(
    'समिति ने आपका आवेदन स्वीकृत किया है।',
  )
})

test('what the office has typed stays as it is', () => {
  const typed = 'Come on Monday.'
  expect(officeWordsIn(inOdia, typed)).toBe(typed)
  expect(officeWordsIn(inOdia, `Please send: Photo. ${typed}`)).toBe(`ଦୟାକରି ପଠାନ୍ତୁ: ଫଟୋ । ${typed}`)
  const withOwn = 'Please send: Photo, Letter of the bank.'
  expect(officeWordsIn(inOdia, withOwn)).toBe(withOwn)
})

test('each text that a step begins with has a translation', () => {
  const begun = Object.values(kinds).flatMap(({ steps }) =>
    steps.flatMap(({ message }) => message ?? []),
  )
  expect(
    begun.map((message) => officeWordsIn(inOdia, message)).filter((text) => /[a-z]/.test(text)),
  ).toEqual([])
  expect(begun).not.toEqual([])
})
