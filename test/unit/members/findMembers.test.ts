import { expect, test } from 'vitest'
import { findMembers, type MemberFilter } from '@/features/members/rows/findMembers'
import { rowsOf } from '@/features/members/rows/memberRows'
import { parseView, writeView } from '@/features/members/list/useMembersView'
import type { MemberRecord } from '@/features/members/makeMember'
import { heardInLatin } from '@/shared/desk/search/latin'
import { aMember, type SampleMember } from '@scripts/samples/members/memberRecords'

const today = '2026-11-27'

type Profile = SampleMember['profile']

const record = (n: number, profile: Partial<Profile>, more: Partial<SampleMember> = {}) => {
  const { id, data } = aMember(n, more)
  return { ...data, id, profile: { ...data.profile, ...profile } } as unknown as MemberRecord
}

const rows = rowsOf(
  [
    record(9, { name: 'Sasmita Behera', firmName: 'Behera Masala Udyog', mobile: '9437012345' }),
    record(10, { name: 'ହେମନ୍ତ ସାହୁ', district: 'Puri' }, { number: '17', legacyNumber: '0017' }),
    record(11, { name: 'Jaydev Sahoo' }, { number: '1042', paidUntil: '2026-10-01' }),
    record(12, { name: 'Asha Namuna' }, { number: '203', kind: 'Life', paidUntil: undefined }),
  ],
  today,
  undefined,
)

const none: MemberFilter = { search: '', standing: '', kind: '', district: '', sort: 'number' }
const numbersOf = (filter: Partial<MemberFilter>) =>
  findMembers(rows, { ...none, ...filter }, heardInLatin).map(({ number }) => number)

test.each([
  ['UO/2019/009', ['UO/2019/009']],
  ['uo-2019-009', ['UO/2019/009']],
  ['0017', ['0017']],
  ['sasmita', ['UO/2019/009']],
  ['masala udyog', ['UO/2019/009']],
  ['+91 94370 12345', ['UO/2019/009']],
  ['hemanta sahu', ['0017']],
  ['ଜୟଦେବ', ['1042']],
  ['nothing like it', []],
])('the search finds %s', (search, numbers) => {
  expect(numbersOf({ search })).toEqual(numbers)
})

test('the member whose number was typed comes first', () => {
  expect(numbersOf({ search: '17', sort: 'name' })).toEqual(['0017', '203'])
})

test('the filters keep a standing, a kind and a district', () => {
  expect(numbersOf({ standing: 'lapsed' })).toEqual(['1042'])
  expect(numbersOf({ standing: 'life', kind: 'Life' })).toEqual(['203'])
  expect(numbersOf({ kind: 'Life', search: 'sasmita' })).toEqual([])
  expect(numbersOf({ ids: [] })).toEqual([])
  expect(numbersOf({ district: 'Puri', search: 'ସାହୁ' })).toEqual(['0017'])
})

test('members are ordered by number, name or day; those without a day come last', () => {
  expect(numbersOf({})).toEqual(['0017', '203', '1042', 'UO/2019/009'])
  expect(numbersOf({ sort: 'name' })).toEqual(['203', '1042', 'UO/2019/009', '0017'])
  expect(numbersOf({ sort: 'paidUntil' })).toEqual(['1042', '0017', 'UO/2019/009', '203'])
})

test('the address keeps the view, and what it does not know is left out', () => {
  const address = 'q=asha&standing=hold&kind=Life&district=Puri&listing=asked&sort=name&page=2'
  expect(writeView(parseView(address))).toBe(address)
  expect(writeView(parseView('standing=x&kind=x&district=x&listing=x&sort=x&page=x'))).toBe('')
})
