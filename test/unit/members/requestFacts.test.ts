import { expect, test } from 'vitest'
import {
  differingFields,
  membershipOf,
  memberInWords,
} from '@/features/members/approved/requestFacts'
import { takeOver } from '@/features/members/approved/takeOver'
import type { MemberRecord } from '@/features/members/makeMember'
import { changesNothing } from '@/features/members/memberChanges'
import type { AdminRecord } from '@/shared/collectionConfig'
import { today } from '@/shared/validation/dates'
import { aMember, aProfile } from '@scripts/samples/members/memberRecords'

const request = (more: object) =>
  ({ id: 'A', createdAt: '', createdAtMillis: null, ...more }) as AdminRecord

test('a membership is of the kind that was asked for, as corrected, since the day of the committee', () => {
  expect(membershipOf(request({ membershipKind: 'Life' }))).toEqual({
    kind: 'Life',
    joinedOn: today(),
  })
  const review = {
    corrected: { membershipKind: 'Associate' },
    details: { committeeOn: '2026-11-14' },
  }
  expect(membershipOf(request({ membershipKind: 'Life', review }))).toEqual({
    kind: 'Associate',
    joinedOn: '2026-11-14',
  })
  // Of the day for which it was recommended, and which is still to come.
  const ahead = { details: { committeeOn: '2999-12-31' } }
  expect(membershipOf(request({ review: ahead })).joinedOn).toBe(today())
  // An old form may have had another kind, or none.
  expect(membershipOf(request({ membershipKind: 'Patron' })).kind).toBe('Ordinary')
})

test('a member and a request differ where the request says something else, not where it is silent', () => {
  const profile = { name: 'Asha', firmName: 'Old', email: 'a@example.org', directoryConsent: false }
  const facts = { name: 'Asha', firmName: 'New', website: 'https://example.org' }
  expect(differingFields(profile, facts)).toEqual(['firmName', 'website'])
  expect(differingFields({}, { directoryConsent: false })).toEqual([])
  expect(differingFields({ directoryConsent: true }, { directoryConsent: false })).toEqual([
    'directoryConsent',
  ])
})

test('a member gets the fields that are ticked, and nothing that a member cannot have', () => {
  const [profile, facts] = [aProfile(1), aProfile(4)]
  const action = takeOver('A', profile, facts, ['firmName'])
  expect(action).toEqual({ kind: 'change', changes: { firmName: facts.firmName }, requestId: 'A' })
  // The PAN of another firm.
  expect(() => takeOver('A', profile, facts, ['pan'])).toThrow(/^The member cannot have this: /)
  // Taken over with nothing new, it is still an act.
  const same = takeOver('A', profile, profile, [])
  expect(changesNothing({ profile }, same)).toBe(false)
})

test('a member in a sentence has the number of the card, the name and the firm', () => {
  const { id, data } = aMember(1, { number: '17', legacyNumber: '0017' })
  const { name, firmName } = data.profile
  const member = { ...data, id, createdAt: '', createdAtMillis: null } as unknown as MemberRecord
  expect(memberInWords(member)).toBe(`0017, ${name}, ${firmName}`)
})
