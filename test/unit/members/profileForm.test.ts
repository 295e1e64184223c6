import { expect, test } from 'vitest'
import { changedFacts } from '@/features/members/page/memberEntries'
import { profileNames } from '@/features/members/forms/profileForm'
import type { MemberEntry } from '@/features/members/schema'
import { changesOf } from '@/shared/desk/history/changesOf'
import { aProfile } from '@scripts/samples/members/memberRecords'

const before = aProfile(1)

test('a form changes what was typed, and takes away what was emptied', () => {
  const { website: _, ...left } = before
  expect(changesOf(profileNames, before, { ...left, name: 'Asha Namuna' })).toEqual({
    name: 'Asha Namuna',
    website: null,
  })
})

test('a box that was never ticked and a form that gives false are the same', () => {
  const { directoryConsent: _, ...without } = before
  expect(changesOf(profileNames, without, { ...without, directoryConsent: false })).toEqual({})
  expect(changesOf(profileNames, without, { ...without, directoryConsent: true })).toEqual({
    directoryConsent: true,
  })
})

test('an entry has the values before and after, as people read them', () => {
  const entry = {
    before: { mobile: '9876500001' },
    after: { mobile: '9876500002', website: 'https://example.org' },
  } as unknown as MemberEntry
  expect(changedFacts(entry)).toEqual([
    expect.objectContaining({ before: '+91 98765 00001', after: '+91 98765 00002' }),
    expect.objectContaining({ before: 'none', after: 'https://example.org' }),
  ])
})
