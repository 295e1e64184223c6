import { expect, test } from 'vitest'
import { profileOfRequest } from '@/features/members/profileOfRequest'
import { aProfile } from '@scripts/samples/members/memberRecords'
import { aRegistration } from '@scripts/samples/records'

const request = (review: object, more: object = {}) => ({
  ...aRegistration(1).data,
  review: { state: 'approved', ...review },
  ...more,
})

test('a member has what the applicant has sent, with the corrections of the office', () => {
  expect(profileOfRequest(request({}))).toEqual(aProfile(1))
  const corrected = { firmName: 'Sample Works', proposer: 'Asha Namuna' }
  expect(profileOfRequest(request({ corrected }))).toEqual({
    ...aProfile(1),
    firmName: 'Sample Works',
  })
})

test('a request that is not approved, or in the trash, gives no profile', () => {
  const refused = 'This request is not approved'
  expect(() => profileOfRequest(request({ state: 'recommended' }))).toThrow(refused)
  expect(() => profileOfRequest(request({ trashed: true }))).toThrow(refused)
  expect(() => profileOfRequest(aRegistration(1).data)).toThrow(refused)
})

test('a correction that no member can have is named, with what to do', () => {
  const corrected = { mobile: 'the same as before' }
  expect(() => profileOfRequest(request({ corrected }))).toThrow(
    /^A member cannot have this entry of the request: .* Correct it there, then make the member\.$/,
  )
  const pan = { constitution: 'HUF' }
  expect(() => profileOfRequest(request({ corrected: pan }))).toThrow('constitution')
})
