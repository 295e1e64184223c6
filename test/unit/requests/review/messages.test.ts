import { expect, test } from 'vitest'
import { collectionById } from '@/features/requests/collections'
import type { Language } from '@/shared/language'
import {
  asksOnlyForDocuments,
  documentsIn,
  toggleDocument,
} from '@/features/requests/review/missingDocuments'
import { textToTell, withoutKey } from '@/features/requests/review/messageToApplicant'
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
  // The build keeps a danda in the line of its word.
  for (const space of ['', ' ', '\u00a0']) {
    expect(filled(`{documents}${space}।`, values)).toBe('Which firm is it?')
  }
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
  const template = defaultTemplate('approved')
  expect(isFor(template, 'growth-fund')).toBe(true)
  expect(isFor({ ...template, kinds: ['growth-fund'] }, 'growth-fund')).toBe(true)
  expect(isFor({ ...template, kinds: ['growth-fund'] }, 'registrations')).toBe(false)
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

test.each<[Language, string]>([
  [
    'or',
    'ନମସ୍କାର Asha Namuna, ଏହା ଉଦ୍ୟୋଗୀ ସଂଘ, ଓଡ଼ିଶାର ବାର୍ତ୍ତା ।\nଆପଣଙ୍କ ବୈଠକ ପାଇଁ ଉତ୍ତର MM-7F3K-Q2ZD: ମୁଁ ଯୋଗ ଦେବି, 2 ଜଣ ।\nଏହି ନମ୍ବର ଓ ଆପଣଙ୍କ ମୋବାଇଲ ନମ୍ବର ଦେଇ ଏହାକୁ ଦେଖନ୍ତୁ କିମ୍ବା ବଦଳାନ୍ତୁ: https://x/or/',
  ],
  [
    'hi',
    'नमस्कार Asha Namuna, यह उद्यमी संघ, ओडिशा का संदेश है।\nआपके बैठक के उत्तर MM-7F3K-Q2ZD की स्थिति: मेरा आना तय है, 2 व्यक्ति।\nइस नंबर और अपने मोबाइल नंबर से इसे देखें या बदलें: https://x/or/',
  ],
])('a message about an answer to a meeting is wholly in %s', (language, message) => {
  const answer = { id: '7F3KQ2ZD00000000AAAA', createdAt: '', createdAtMillis: 1 }
  expect(
    textToTell(
      collectionById('meeting-answers')!,
      { ...answer, name: 'Asha Namuna', answer: 'I will attend', people: 2 },
      { state: 'received', publicText: undefined, address: 'https://x/or/', language },
    ),
  ).toBe(message)
})

test('each language fills in the documents and the kind of request in its own words', () => {
  const record = { id: '7F3KQ2ZD00000000AAAA', createdAt: '', createdAtMillis: 1, name: 'Asha' }
  const tell = (language: Language, publicText = 'Please send: PAN card.') =>
    textToTell(collectionById('growth-fund')!, record, {
      state: 'waiting',
      publicText,
      address: 'https://x/',
      template: { en: '', or: '{request}: {documents}', hi: '{request}: {documents}' },
      language,
    })
  expect(tell('or')).toBe('ଅଭିବୃଦ୍ଧି ପାଣ୍ଠି ଆବେଦନ: PAN କାର୍ଡ')
  expect(tell('hi')).toBe('विकास निधि आवेदन: PAN कार्ड')
  // The office may go on in its own words.
  expect(tell('hi', 'Please send: PAN card. Come on Monday.')).toBe(
    'विकास निधि आवेदन: कृपया भेजें: PAN कार्ड। Come on Monday.',
  )
})
