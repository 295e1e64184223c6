import { describe, expect, test } from 'vitest'
import { find, type Searched } from '@/features/desk/search/find'
import { readAddress } from '@/features/desk/search/readAddress'
import { rowsOf, type MemberRow } from '@/features/members/rows/memberRows'
import { heardInLatin } from '@/shared/desk/search/latin'
import { collectionById } from '@/features/requests/api'
import type { AdminRecord } from '@/shared/collectionConfig'

const id = (n: number) => `B7QWJP1Z${String(n).padStart(12, '0')}`
const entry = (n: number, fields: Partial<AdminRecord>, list = 'registrations'): Searched => {
  const record = { id: id(n), createdAt: '', createdAtMillis: n, ...fields } as AdminRecord
  return { list: collectionById(list)!, record, person: record }
}
const asMember = (
  n: number,
  numbers: { number: string; legacyNumber?: string },
  profile: object,
) => {
  const member = { id: id(n), legacyNumber: 'UO/19/17', ...numbers, profile } as MemberRow['member']
  const [row] = rowsOf([member], '2026-11-28', undefined)
  return { member: row!, person: { id: id(n), createdAt: '', createdAtMillis: null, ...profile } }
}
const sasmita = { name: 'Sasmita Behera', firmName: 'Behera Masala Udyog', mobile: '9437012345' }
const hemanta = { name: 'ହେମନ୍ତ ସାହୁ', mobile: '+91 94370-54321', gstin: '21ABCDE1234F1Z5' }
const all = [
  entry(5, sasmita, 'meeting-answers'),
  entry(4, hemanta),
  entry(3, { name: 'Jaydev Sahoo', mobile: '9437099999' }, 'growth-fund'),
  entry(2, sasmita),
  // A family shares a telephone.
  entry(1, { ...sasmita, name: 'Bijay Behera' }),
]
const people = (entries: readonly Searched[], query: string) => [
  ...new Set(find(entries, query, heardInLatin).map(({ group }) => group.split(' · ')[0])),
]

test.each([
  ['https://example.org/my-request/#' + 'a1'.repeat(32), { key: 'a1'.repeat(32) }],
  // The key / has opened the search after `https:/`.
  ['/example.org/my-request/#' + 'A1'.repeat(32), { key: 'a1'.repeat(32) }],
  ['https://example.org/desk/meetings/m1/door#MM7F3KQ2ZD', { reference: 'MM-7F3K-Q2ZD' }],
  ['http://localhost:5000/desk/meetings/m1/door/#MM-7F3K-Q2ZD', { reference: 'MM-7F3K-Q2ZD' }],
  [`https://example.org/member/${id(1)}`, { reference: 'NR-B7QW-JP1Z' }],
  [`https://example.org/request/growth-fund/${id(1)}?x=1`, { reference: 'GF-B7QW-JP1Z' }],
  [`https://example.org/desk/members/${id(1)}`, { member: id(1) }],
  ['https://example.org/verify/#0123456789ABCDEFGH1K', { cardKey: '0123456789ABCDEFGH1K' }],
  ['/example.org/verify/#0123456789abcdefgh1k\n', { cardKey: '0123456789ABCDEFGH1K' }],
  [']Q1http://localhost:5000/verify#O123456789ABCDEFGHIK', { cardKey: '0123456789ABCDEFGH1K' }],
  ['https://example.org/verify/#0123456789', undefined],
  ['https://example.org/verify/', undefined],
  [`https://example.org/request/other/${id(1)}`, undefined],
  ['https://example.org/my-request/', undefined],
  ['sasmita', undefined],
])('an address as a scanner types it names a record: %s', (typed, named) => {
  expect(readAddress(typed)).toEqual(named)
})

describe('the search over everything', () => {
  test.each([
    ['sasmita', ['Sasmita Behera']],
    ['masala udyog', ['Sasmita Behera', 'Bijay Behera']],
    ['+91 94370 12345', ['Sasmita Behera', 'Bijay Behera']],
    ['Mob. 94370 12345 (shop)', ['Sasmita Behera', 'Bijay Behera']],
    ['0943709', ['Jaydev Sahoo']],
    ['9437054321', ['ହେମନ୍ତ ସାହୁ']],
    ['21abcde1234f1z5', ['ହେମନ୍ତ ସାହୁ']],
    ['ହେମନ୍ତ', ['ହେମନ୍ତ ସାହୁ']],
    ['hemanta', ['ହେମନ୍ତ ସାହୁ']],
    ['Hemant sahu', ['ହେମନ୍ତ ସାହୁ']],
    ['ଜୟଦେବ', ['Jaydev Sahoo']],
    ['ସସ୍ମିତା ବେହେରା', ['Sasmita Behera']],
    ['nothing like it', []],
  ])('finds %s', (query, found) => {
    expect(people(all, query)).toEqual(found)
  })

  test('finds one record by its reference, before what else its person has sent', () => {
    expect(
      find(
        [entry(2, sasmita), { ...entry(1, sasmita), list: collectionById('growth-fund')! }],
        'GF-B7QW-JPIZ',
      ).map(({ reference }) => reference.slice(0, 2)),
    ).toEqual(['GF', 'NR'])
  })

  test('a mobile number as printed finds its person alone, not others that have its two halves', () => {
    const near = entry(9, { name: 'Niranjan Namuna', mobile: '8000001000' })
    const exact = entry(1, { name: 'Ranjan Namuna', mobile: '8000000010' })
    const onWhatsApp = { name: 'Asha Namuna', mobile: '9437011111', whatsapp: '+91 80000-00010' }
    for (const query of ['80000 00010', '+91 80000 00010', '080000-00010', '8000000010']) {
      expect(people([near, exact, entry(0, onWhatsApp)], query)).toEqual([
        'Ranjan Namuna',
        'Asha Namuna',
      ])
    }
  })

  test('a name that begins with the word comes before later ones that contain it, also behind many', () => {
    const many = Array.from({ length: 12 }, (_, n) =>
      entry(n + 10, { name: 'Niranjan Namuna', mobile: String(9_437_000_000 + n) }),
    )
    const ranjan = entry(1, { name: 'Shri Ranjan Namuna', mobile: '9437022222' })
    expect(people([...many, ranjan], 'ranjan')[0]).toBe('Shri Ranjan Namuna')
    expect(people([...many, ranjan], 'niranjan')[0]).toBe('Niranjan Namuna')
  })

  test('a person with a request comes before a later one who has only replied to a meeting', () => {
    const replied = entry(9, { name: 'Ranjan Rao', mobile: '9437033333' }, 'meeting-answers')
    const applied = entry(1, { name: 'Ranjan Namuna', mobile: '9437022222' })
    expect(people([replied, applied], 'ranjan')).toEqual(['Ranjan Namuna', 'Ranjan Rao'])
  })

  test('keeps the records of a person together, the latest first and meeting replies last', () => {
    const found = find(all, 'behera')
    expect(
      found.map((entry) => 'list' in entry && `${entry.list.id} ${entry.record.createdAtMillis}`),
    ).toEqual(['registrations 2', 'meeting-answers 5', 'registrations 1'])
    expect(found[0]!.group).toBe('Sasmita Behera · Behera Masala Udyog · +91 94370 12345')
  })

  test.each(['uo-2019-017', 'UO/2019/017', ' member UO/2019/017', 'UO/19/17', '0017'])(
    'finds a member by the number %s, before all others',
    (typed) => {
      const near = { ...sasmita, mobile: '9400170017', name: 'Other 0017 Namuna' }
      const member = asMember(7, { number: typed === '0017' ? '17' : 'UO/2019/017' }, sasmita)
      const found = find([entry(9, near), entry(2, sasmita), member], typed)
      expect(found[0]).toMatchObject({
        reference: member.member.number,
        group: 'Sasmita Behera · Behera Masala Udyog · +91 94370 12345',
      })
      expect('member' in found[0]!).toBe(true)
    },
  )

  test('a member comes before the requests of the same person, and is found by each spelling and the mobile number', () => {
    const member = asMember(7, { number: '17' }, sasmita)
    for (const query of ['sasmita', 'ସସ୍ମିତା', '94370 12345', 'masala udyog']) {
      const found = find(
        [entry(2, sasmita), entry(3, sasmita, 'meeting-answers'), member],
        query,
        heardInLatin,
      )
      expect(found.map(({ reference }) => reference)).toEqual([
        'UO/19/17',
        'NR-B7QW-JP1Z',
        'MM-B7QW-JP1Z',
      ])
    }
  })

  test('without the Latin letters for Odia each script finds its own', () => {
    expect(find(all, 'hemanta')).toEqual([])
    expect(find(all, 'ସାହୁ')).toHaveLength(1)
  })

  test('looks through ten thousand records within a quarter of a second', () => {
    const many = Array.from({ length: 10_000 }, (_, n) =>
      entry(n, { name: `Sample Person ${n}`, mobile: String(9_000_000_000 + n) }),
    )
    find(many, 'person 99', heardInLatin)
    const before = performance.now()
    find(many, 'person 999', heardInLatin)
    expect(performance.now() - before).toBeLessThan(250)
  })
})
