import { describe, expect, test } from 'vitest'
import { membersWithoutReply } from '@/features/meetings/door-search/membersAtDoor'
import { matchToEnter } from '@/features/meetings/door/matchToEnter'
import { searchGuests } from '@/features/meetings/door-search/searchGuests'
import type { Guest } from '@/features/meetings/door-search/guests'
import { createMemberOf, memberTyped } from '@/features/members/memberOf'
import { rowsOf, type MemberRow } from '@/features/members/rows/memberRows'

const aRow = (number: string, name: string, mobile: string, more: object = {}): MemberRow => {
  const profile = { name, firmName: `${name} Works`, mobile, ...more }
  const member = { id: number, number, kind: 'Life', profile } as unknown as MemberRow['member']
  return rowsOf([member], '2026-11-28', undefined)[0]!
}

const asha = aRow('17', 'Asha Namuna', '9876501234')
const bijay = aRow('UO/2019/018', 'Bijay Namuna', '9876501234')
const chinmayee = aRow('1042', 'Chinmayee Kalpanik', '9812341111')
const old = aRow('5', 'Dillip Udaharan', '')
const rows = [asha, bijay, chinmayee, old]

const aPerson = (name: string, mobile = '', firmName = '') => ({ name, mobile, firmName })

describe('a person is the member', () => {
  const memberOf = createMemberOf(rows)

  test.each([
    [
      'with the mobile number and the name',
      aPerson('Mrs. A. Namuna', '+91 98765 01234'),
      '17',
      false,
    ],
    ['of the number, under another name', aPerson('Ravi Rao', '9812341111'), '1042', true],
    [
      'with the name and firm, without a number',
      aPerson('dillip udaharan', '', 'Dillip Udaharan Works'),
      '5',
      false,
    ],
  ])('%s', (_title, person, number, isOtherName) => {
    expect(memberOf(person)).toMatchObject({ row: { number }, isOtherName })
  })

  // The order in which the members are listed decides nothing.
  const partner = aRow('18', 'Chitra Rao', '9876501234')
  const shared = [asha, bijay, partner]

  test.each([
    ['Asha Namuna', asha],
    ['Bijay Namuna', bijay],
    ['Mr. B. Namuna', bijay],
    ['Smt. Chitra Rao', partner],
  ])('of several with one number, by the name %s', (name, row) => {
    for (const listed of [shared, shared.toReversed()]) {
      const found = createMemberOf(listed)(aPerson(name, '98765 01234'))
      expect(found).toEqual({ row, isOtherName: false })
    }
  })

  test.each([[[asha, bijay]], [[bijay, asha]], [shared]])(
    'not where the number is of several others',
    (listed) => {
      expect(createMemberOf(listed)(aPerson('Ravi Rao', '9876501234'))).toBeUndefined()
    },
  )

  test('not where the number is of two others, or there is none', () => {
    expect(memberOf(aPerson('Ravi Rao', '9876501234'))).toBeUndefined()
    expect(memberOf(aPerson('Dillip Udaharan', '', 'Other firm'))).toBeUndefined()
    expect(memberOf(aPerson(''))).toBeUndefined()
  })
})

test('a typed number is of its member, and a mobile number of the only member who has it', () => {
  expect(memberTyped(rows, 'uo-2019-018', '')).toBe(bijay)
  expect(memberTyped(rows, ' 0017', '9812341111')).toBe(asha)
  expect(memberTyped(rows, '99', '9812341111')).toBeUndefined()
  expect(memberTyped(rows, '', '+91 98123 41111')).toBe(chinmayee)
  expect(memberTyped(rows, '', '9876501234')).toBeUndefined()
  expect(memberTyped(rows, '', '98123')).toBeUndefined()
})

const aGuest = (
  searched: Omit<Guest['searched'], 'id' | 'createdAt' | 'createdAtMillis'>,
  row?: MemberRow,
) =>
  ({
    attendance: { id: searched.name },
    searched: { id: searched.name, createdAt: '', createdAtMillis: null, ...searched },
    member: row && { row, isOtherName: false },
  }) as unknown as Guest

describe('the search at the door', () => {
  const guests = [
    aGuest({ name: 'Ravi Rao', firmName: 'Rao 17 Traders', mobile: '9437017017' }),
    aGuest({ name: 'Asha Namuna', firmName: 'Asha Namuna Works', mobile: '9876501234' }, asha),
  ]

  test('finds the member with the number first, also of one digit', () => {
    expect(searchGuests(guests, '17').map(({ searched }) => searched.name)).toEqual([
      'Asha Namuna',
      'Ravi Rao',
    ])
    expect(searchGuests([aGuest(old, old)], '5')).toHaveLength(1)
    expect(searchGuests(guests, 'a')).toEqual([])
  })

  test('names all members who have not replied; six of them, too', () => {
    const many = Array.from({ length: 6 }, (_, at) => aRow(`4${at}`, `Hema Rao ${at}`, ''))
    expect(membersWithoutReply(many, guests, 'hema')).toHaveLength(6)
  })

  test('names the members who have not replied, and no others', () => {
    expect(membersWithoutReply(rows, guests, 'namuna')).toEqual([bijay])
    expect(membersWithoutReply(rows, guests, '17')).toEqual([])
    expect(membersWithoutReply(rows, guests, '5')[0]).toBe(old)
    expect(membersWithoutReply(rows, guests, 'n')).toEqual([])
  })
})

describe('Enter', () => {
  const here = { missing: undefined, areMembersWhole: true, canEdit: true }
  const ravi = aGuest({ name: 'Ravi Rao', firmName: 'Rao Traders', mobile: '9437017017' })
  const gita: Guest = { ...ravi, attendance: { ...ravi.attendance, id: 'gita' } }
  const no: Guest = { ...ravi, saysNo: true }
  const record = { inMillis: 1 } as Guest['record']
  const undone = { inMillis: 1, undone: { at: '', atMillis: 2, by: 'me' } } as Guest['record']

  test.each<[string, Guest[], MemberRow[], object, object]>([
    ['takes the only reply', [ravi], [], here, { guest: ravi }],
    ['takes the only member without a reply', [], [asha], here, { member: asha }],
    [
      'opens who is in, also after a No',
      [{ ...no, record }],
      [],
      here,
      { guest: { ...no, record } },
    ],
    ['opens who said No for a viewer', [no], [], { ...here, canEdit: false }, { guest: no }],
  ])('%s', (_title, found, others, lists, taken) => {
    const wanted = matchToEnter({ guests: found, members: others }, lists as typeof here)
    expect(wanted).toEqual(taken)
  })

  const said = 'Ravi Rao said No, and can be checked in with the button.'
  const noReply = 'Asha Namuna is a member and has not replied.'

  test.each<[string, Guest[], MemberRow[], object, string]>([
    ['of two replies', [ravi, gita], [], here, '2 match. Type more, or choose.'],
    ['of a reply and a member', [ravi], [asha], here, '2 match. Type more, or choose.'],
    ['of a No and three members', [no], [asha, bijay, old], here, '4 match. Type more, or choose.'],
    ['of two members', [], [asha, bijay], here, '2 match. Type more, or choose.'],
    ['of no match', [], [], here, 'No match.'],
    ['who said No', [no], [], here, said],
    ['who said No and was taken back', [{ ...no, record: undone }], [], here, said],
    ['while the replies load', [ravi], [], { ...here, missing: 'Loading.' }, 'Loading.'],
    [
      'while the members load',
      [ravi],
      [],
      { ...here, areMembersWhole: false },
      'The members are not on this device yet.',
    ],
    ['for a viewer, of a member', [], [asha], { ...here, canEdit: false }, noReply],
  ])('takes none %s', (_title, found, others, lists, refusal) => {
    const wanted = matchToEnter({ guests: found, members: others }, lists as typeof here)
    expect(wanted).toEqual({ refusal })
  })
})
