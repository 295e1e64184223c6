import { describe, expect, test } from 'vitest'
import { membersWithoutReply } from '@/features/meetings/door-search/membersAtDoor'
import { guestToEnter, searchGuests } from '@/features/meetings/door-search/searchGuests'
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

  test('Enter takes the member with the number, unless the digits may be of a mobile number', () => {
    expect(guestToEnter(guests, 'member 17')?.searched.name).toBe('Asha Namuna')
    const other = aGuest({ name: 'Gita Rao', firmName: '', mobile: '9437001042' })
    expect(guestToEnter([...guests, aGuest(chinmayee, chinmayee)], '1042')?.searched.name).toBe(
      'Chinmayee Kalpanik',
    )
    expect(guestToEnter([other, aGuest(chinmayee, chinmayee)], '1042')).toBeUndefined()
    expect(guestToEnter(guests, 'ravi')?.searched.name).toBe('Ravi Rao')
    expect(guestToEnter(guests, '17 t')?.searched.name).toBe('Ravi Rao')
  })

  test('names the members who have not replied, and no others', () => {
    expect(membersWithoutReply(rows, guests, 'namuna')).toEqual([bijay])
    expect(membersWithoutReply(rows, guests, '17')).toEqual([])
    expect(membersWithoutReply(rows, guests, '5')[0]).toBe(old)
    expect(membersWithoutReply(rows, guests, 'n')).toEqual([])
  })
})
