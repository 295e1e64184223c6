import { expect, test } from 'vitest'
import { officeWords } from '@/shared/validation/officeWords'
import { toggleDocument } from '@/features/requests/review/missingDocuments'
import { documents, type DocumentId } from '@/shared/validation/documents'
import { kinds } from '@/shared/requests/steps'
import { texts as odiaLabels } from '@/texts/choices/or'
import { texts as inHindi } from '@/texts/office/hi'
import { texts as inOdia } from '@/texts/office/or'

const documentIds = Object.keys(documents) as DocumentId[]

test('the documents that the office asks for, and a text that a step begins with, are in the language of the page', () => {
  const asked = toggleDocument(toggleDocument('', 'photo'), 'pan')
  expect(officeWords(asked, inOdia)).toBe('ଦୟାକରି ପଠାନ୍ତୁ: PAN କାର୍ଡ, ଫଟୋ ।')
  expect(officeWords(asked)).toBe(asked)
  const all = documentIds.reduce(toggleDocument, '')
  expect(officeWords(all, inOdia, odiaLabels)).not.toMatch(/certificate|Photo/)
  expect(officeWords(all, inOdia, odiaLabels)).toContain(odiaLabels['Udyam certificate'])
  expect(officeWords('The committee has approved your application.', inHindi)).toBe(
    'समिति ने आपका आवेदन स्वीकृत किया है।',
  )
})

test('what the office has typed stays as it is', () => {
  const typed = 'Come on Monday.'
  expect(officeWords(typed, inOdia)).toBe(typed)
  expect(officeWords(toggleDocument(typed, 'photo'), inOdia)).toBe(`ଦୟାକରି ପଠାନ୍ତୁ: ଫଟୋ । ${typed}`)
  expect(officeWords('constructor', inOdia)).toBe('constructor')
  const withOwn = 'Please send: Photo, Letter of the bank.'
  expect(officeWords(withOwn, inOdia)).toBe(withOwn)
})

test('each text that a step begins with has a translation', () => {
  const begun = Object.values(kinds).flatMap(({ steps }) =>
    steps.flatMap(({ message }) => message ?? []),
  )
  const left = begun.filter((message) => officeWords(message, inOdia) === message)
  expect(left).toEqual([])
  expect(begun).not.toEqual([])
})
