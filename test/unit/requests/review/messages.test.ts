import { expect, test } from 'vitest'
import {
  asksOnlyForDocuments,
  documentsIn,
  toggleDocument,
} from '@/features/requests/review/missingDocuments'
import { withoutKey } from '@/features/requests/review/messageToApplicant'
import { defaultTemplate, filled, isFor, kindsWith, messageStates } from '@/features/settings/desk'

const values = {
  name: 'Asha',
  request: 'registration',
  reference: 'NR-B7QW-JP1Z',
  documents: 'Which firm is it?',
  message: '',
  link: 'https://example.org/my-request/',
}

test('a message has no gap where a value is empty, and no second full stop', () => {
  expect(
    filled('Namaskar {name}. {message}\nNeeds: {documents}. Bye', { ...values, name: '' }),
  ).toBe('Namaskar.\nNeeds: Which firm is it? Bye')
  expect(filled('{firm} of {name}', values)).toBe('{firm} of Asha')
})

test.each(messageStates)(
  'the usual messages about %s name the request, and leave no brace',
  (state) => {
    for (const text of Object.values(defaultTemplate(state))) {
      const message = filled(text, values)
      expect(message).toContain(values.reference)
      expect(message).not.toMatch(/[{}]/)
    }
  },
)

test('a message without kinds is for all requests, and one with kinds for those alone', () => {
  expect(isFor({ en: '', or: '' }, 'growth-fund')).toBe(true)
  expect(isFor({ en: '', or: '', kinds: ['growth-fund'] }, 'growth-fund')).toBe(true)
  expect(isFor({ en: '', or: '', kinds: ['growth-fund'] }, 'registrations')).toBe(false)
  expect(kindsWith('disbursed')).toEqual(['growth-fund'])
})

test('documents are added to the message in their order, and taken out of it', () => {
  const one = toggleDocument('Also call us.', 'pan')
  expect(one).toBe('Please send: PAN card. Also call us.')
  const two = toggleDocument(one, 'udyam')
  expect(two).toBe('Please send: Udyam certificate, PAN card. Also call us.')
  expect(documentsIn(two)).toEqual(['udyam', 'pan'])
  expect(asksOnlyForDocuments(two)).toBe(false)
  expect(toggleDocument(toggleDocument(two, 'pan'), 'udyam')).toBe('Also call us.')
  expect(asksOnlyForDocuments(toggleDocument('', 'photo'))).toBe(true)
})

test('the history keeps a message without the key of a status', () => {
  const key = 'a1'.repeat(32)
  expect(withoutKey(`See https://example.org/my-request/#${key}`)).toBe(
    'See https://example.org/my-request/#…',
  )
})
