import { expect, test } from 'vitest'
import { sameFields } from '@/features/members/samePerson'
import type { MemberRecord } from '@/features/members/makeMember'
import { identityKeys } from '@/shared/validation/identity'
import { aMember } from '@scripts/samples/members/memberRecords'

const { id, data } = aMember(1)
const member = { id, ...data } as unknown as MemberRecord
const { mobile, gstin, udyam } = data.profile

test('a value that was sent and its correction both tell whose a request is, each once', () => {
  const keys = identityKeys({ mobile: '+91 94370 00001' }, { mobile: '9437000001', gstin: ' ' })
  expect(keys).toEqual([{ field: 'mobile', value: '9437000001' }])
  expect(identityKeys({ gstin: 12, mobile: null })).toEqual([])
})

test.each([
  ['all three', { mobile: `+91${mobile}`, gstin, udyam }, ['mobile', 'gstin', 'udyam']],
  ['the firm', { mobile: '9437099999', gstin: gstin?.toLowerCase() }, ['gstin']],
  ['nothing', { mobile: '9437099999' }, []],
])('a member and a request have %s in common', (_title, request, common) => {
  expect(sameFields(member, identityKeys(request))).toEqual(common)
})

test('a member of an old list may have none of them', () => {
  const bare = { ...member, profile: undefined } as unknown as MemberRecord
  expect(sameFields(bare, identityKeys({ mobile }))).toEqual([])
})
