import { expect, test } from 'vitest'
import { emailsOf } from '@/features/requests/export/contacts'

const from = (...emails: unknown[]) =>
  emailsOf(emails.map((email, n) => ({ id: `${n}`, createdAt: '', createdAtMillis: null, email })))

test('an address is copied once, whatever its case, as it was first written', () => {
  expect(from('Asha@example.org', 'bina@example.org', 'asha@EXAMPLE.org')).toEqual([
    'Asha@example.org',
    'bina@example.org',
  ])
})

test('two addresses in one field are two', () => {
  expect(from('a@example.org; b@example.org', 'B@example.org,c@example.org d@example.org')).toEqual(
    ['a@example.org', 'b@example.org', 'c@example.org', 'd@example.org'],
  )
})

test('invisible marks make no second address', () => {
  expect(from('a@example.org', 'a@example.org\u200b', '\u202aa@example.org\u202c ')).toEqual([
    'a@example.org',
  ])
})

test('what is no address is left out', () => {
  expect(from('none', '', 'N/A', undefined, 7, 'a@', '@example.org', 'a@b@c')).toEqual([])
})
