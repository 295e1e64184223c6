import { profileSchema, type MemberKind, type Profile } from '@/features/members/schema'
import { aRegistration, submissionId, withoutGaps } from '@scripts/samples/records'

const profileNames = Object.keys(profileSchema.fields)

/** The part of a registration that its member keeps. */
export const profileIn = (registration: object): Profile =>
  Object.fromEntries(
    Object.entries(registration).filter(([name]) => profileNames.includes(name)),
  ) as Profile

/** The profile of sample registration number n. The first of every three has all fields. */
export const aProfile = (n: number): Profile => profileIn(aRegistration(n).data)

export type SampleMember = {
  number: string
  n?: number
  legacyNumber?: string
  kind: MemberKind
  joinedOn?: string
  paidUntil?: string
  hold?: true
  ended?: { on: string; why: string }
  profile: Profile
  requestId?: string
  importId?: string
  cardKey?: string
  v: number
  updatedAt: Date
  by: string
}

/** Sample member number n, of an old list: valid by the schema and always the same. */
export function aMember(n: number, overrides: Partial<SampleMember> = {}) {
  const data: SampleMember = {
    number: `UO/2019/${String(n).padStart(3, '0')}`,
    kind: 'Ordinary',
    joinedOn: '2019-04-01',
    paidUntil: '2027-03-31',
    profile: aProfile(n),
    importId: submissionId(1, 13),
    v: 1,
    updatedAt: new Date(Date.UTC(2026, 10, 1)),
    by: 'admin',
    ...overrides,
  }
  return { id: submissionId(n, 14), data: withoutGaps(data) }
}
