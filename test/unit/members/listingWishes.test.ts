import { expect, test } from 'vitest'
import { openContacts } from '@/features/members/listing/wish'
import { waitingInWords, wishInWords } from '@/features/my-request/listing/listingWords'
import { takenAway } from '@/shared/members/listingWish'

const listing = { number: 'UO/1', firmName: 'Sample Works', mobile: '9876500001', ref: 'r' }

test('a wish takes away the entry, or the contacts that are not wished, and adds none', () => {
  expect(takenAway(listing, {}, null)).toMatchObject([{ set: { entries: { 'UO~1': null } } }])
  expect(takenAway(listing, { contacts: ['mobile', 'email'] }, null)).toEqual([])
  expect(takenAway(listing, { contacts: ['email'] }, null)).toEqual([
    {
      path: 'directory/1',
      set: { entries: { 'UO~1': { mobile: null } }, changed: 'UO~1' },
      merge: true,
    },
  ])
})

test('the applicant reads what was done and what the office does', () => {
  expect(wishInWords(['name'], [])).toBe('The directory no longer shows: Your name.')
  expect(wishInWords(['name'], ['name'])).toBe('The directory shows this already.')
  expect(wishInWords(null, ['email'])).toBe(
    'You have asked to be listed, with: E-mail. The office adds your firm.',
  )
})

test('a wish is said again until the directory shows it', () => {
  const wish = { at: Date.UTC(2026, 10, 28), contacts: ['email' as const] }
  expect(waitingInWords(null, wish)).toMatch(/^You asked on .*28.* to be listed, with: E-mail\. /)
  expect(waitingInWords(['mobile'], wish)).toContain('with: E-mail')
  expect(waitingInWords(['mobile', 'email'], wish)).toBeUndefined()
  expect(waitingInWords(null, undefined)).toBeUndefined()
})

test('a wish is open at the desk until the directory shows the contacts that the member has', () => {
  const member = { profile: { name: 'Asha', firmName: 'Sample Works', mobile: '9876500001' } }
  const wish = { at: 0, contacts: ['name', 'website'] as ('name' | 'website')[] }
  expect(openContacts(wish, null, member)).toEqual(['name'])
  expect(openContacts(wish, [], member)).toEqual(['name'])
  expect(openContacts(wish, ['name'], member)).toBeUndefined()
  expect(openContacts({ ...wish, isAnswered: true }, null, member)).toBeUndefined()
  expect(openContacts({ at: 0, contacts: null }, ['name'], member)).toBeUndefined()
  expect(openContacts(null, null, member)).toBeUndefined()
})
