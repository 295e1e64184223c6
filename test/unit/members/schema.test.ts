import { expect, test } from 'vitest'
import { object } from 'yup'
import { membershipFields, memberSchema, profileSchema } from '@/features/members/schema'
import { standingOn, standings } from '@/shared/members/standing'
import { aMember, aProfile } from '@scripts/samples/members/memberRecords'
import { seededMembers } from '@scripts/samples/members/memberSeed'

const row = object({ ...membershipFields, profile: profileSchema })
const least = {
  number: '0017',
  kind: 'Ordinary',
  profile: { name: 'Asha Namuna', firmName: 'Sample Works' },
}

test('a row of an old list needs a number, a kind, a name and a firm', () => {
  expect(row.validateSync(least)).toEqual({ ...least, number: '17' })
  for (const missing of ['number', 'kind'] as const) {
    expect(row.isValidSync({ ...least, [missing]: '' })).toBe(false)
  }
  expect(row.isValidSync({ ...least, profile: { name: 'Asha Namuna' } })).toBe(false)
  expect(row.isValidSync({ ...least, profile: { firmName: 'Sample Works' } })).toBe(false)
})

test('a profile reads the facts of a registration as its form does', () => {
  const typed = { ...aProfile(1), mobile: '+91 98765 43210', district: '' }
  const { district: _, ...profile } = aProfile(1)
  expect(profileSchema.validateSync(typed)).toEqual({ ...profile, mobile: '9876543210' })
})

test('a list gives a life member no day until which is paid', () => {
  const paid = { ...least, paidUntil: '2027-03-31' }
  expect(row.validateSync(paid)).toHaveProperty('paidUntil', '2027-03-31')
  for (const kind of ['Life', 'Honorary']) {
    expect(row.validateSync({ ...paid, kind })).not.toHaveProperty('paidUntil')
  }
})

test('a sample member is valid as it is stored', () => {
  const { data } = aMember(1, { number: '17', legacyNumber: '0017' })
  const record = { ...data, updatedAt: data.updatedAt.toISOString() }
  expect(memberSchema.validateSync(record, { strict: true })).toEqual(record)
})

test('the members of a new copy are valid, and there is each standing', () => {
  const now = new Date('2026-11-27T06:00:00Z')
  const { members = [] } = seededMembers(now).collections
  const found = members.map(({ data }) => {
    const record = { ...data, updatedAt: (data.updatedAt as Date).toISOString() }
    return standingOn(memberSchema.validateSync(record, { strict: true }), '2026-11-27')
  })
  expect(standings.filter((standing) => !found.includes(standing))).toEqual([])
})
