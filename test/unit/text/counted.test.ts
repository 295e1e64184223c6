import { expect, test } from 'vitest'
import { collectionById, collections } from '@/features/requests/collections'
import { contactsOf } from '@/features/requests/review/contacts'
import { counted, pluralOf } from '@/shared/text/counted'

test('the records of each list have a plural', () => {
  expect(collections.map(({ singular }) => pluralOf(singular))).toEqual([
    'registrations',
    'growth fund requests',
    'diamond club requests',
    'meeting replies',
    'land requests',
    'data requests',
  ])
})

test('a count has the noun in the singular or the plural', () => {
  expect([1, 2].map((count) => counted(count, 'meeting reply'))).toEqual([
    '1 meeting reply',
    '2 meeting replies',
  ])
  expect(counted(0, 'day')).toBe('0 days')
  expect(counted(1200, 'person', 'people')).toBe('1,200 people')
})

test('the desk’s meeting reply is an answer to its applicant, as on the page that took it', () => {
  const record = { id: 'abcdefgh', createdAt: '', createdAtMillis: null, mobile: '9876543210' }
  const whatsApp = contactsOf(collectionById('meeting-answers')!, record).find(
    ({ channel }) => channel === 'whatsapp',
  )
  expect(decodeURIComponent(whatsApp!.href)).toContain('about your meeting answer MM-')
})
