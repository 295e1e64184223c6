import { demoAdmin, demoEditor } from '@/shared/config/demo'
import { keyOfNumber } from '@/features/members/memberNumber'
import { aMember, aProfile, type SampleMember } from './memberRecords'
import { submissionId, type Collections, type Value } from './records'

const day = 86_400_000

/** The first number of the own series; the members of the old list have others. */
const firstNumber = 1042

type Seeded = Partial<SampleMember> & { hold?: true; ended?: { on: string; why: string } }

/** Members of each standing: those of an old list that was imported, and two that were made at the desk. */
export function seededMembers(now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * day)
  const dayBefore = (days: number) => before(days).toISOString().slice(0, 10)
  const importId = submissionId(1, 13)
  const by = demoAdmin.uid
  const ofList: Seeded[] = [
    { paidUntil: dayBefore(-200) },
    { paidUntil: dayBefore(-10) },
    { paidUntil: dayBefore(10) },
    { paidUntil: dayBefore(120) },
    { kind: 'Life', paidUntil: undefined },
    { kind: 'Institutional', paidUntil: dayBefore(-150), number: '17', legacyNumber: '0017' },
    { paidUntil: dayBefore(-90), hold: true, v: 2 },
    { paidUntil: dayBefore(300), ended: { on: dayBefore(60), why: 'Resigned' }, v: 2 },
  ]
  const ofDesk: Seeded[] = [
    { kind: 'Ordinary', joinedOn: dayBefore(20) },
    { kind: 'Associate', joinedOn: dayBefore(4) },
  ]
  // Their samples are numbered apart from those of the requests.
  const members = [
    ...ofList.map((more, at) =>
      aMember(at + 1, { profile: aProfile(at + 501), by, updatedAt: before(30), ...more }),
    ),
    ...ofDesk.map((more, at) => {
      const n = firstNumber + at
      const own = { n, number: String(n), importId: undefined, paidUntil: undefined }
      return aMember(at + 21, {
        profile: aProfile(at + 521),
        by,
        updatedAt: before(4),
        ...own,
        ...more,
      })
    }),
  ]
  const histories = members.flatMap(({ id, data }) => {
    const entry = entryOf(data)
    if (entry === undefined) return []
    const whole = { v: data.v, at: data.updatedAt, by: demoEditor.uid, ...entry }
    return [[`members/${id}/history`, [{ id: String(data.v), data: whole }]] as const]
  })
  const collections: Collections = {
    members: members.map(({ id, data }) => ({
      id,
      data: data as unknown as Record<string, Value>,
    })),
    member_numbers: members.map(({ id, data }) => ({
      id: keyOfNumber(data.number),
      data: { memberId: id, ...(data.n === undefined ? { importId } : { n: data.n }) },
    })),
    imports: [
      {
        id: importId,
        data: {
          file: 'members.xlsx',
          hash: '0'.repeat(64),
          rows: ofList.length,
          state: 'closed',
          at: before(30),
          by,
        },
      },
    ],
    ...Object.fromEntries(histories),
  }
  const setting = { id: 'membership', data: { firstNumber, graceDays: 30, at: before(100) } }
  return { collections, setting }
}

/** The newest entry in the history of a member; none for one of the old list that is as it was imported. */
function entryOf({ hold, ended, importId }: Seeded): Record<string, Value> | undefined {
  if (hold) return { kind: 'hold', text: 'Complaint of a sample member' }
  if (ended) return { kind: 'end', ...ended }
  return importId === undefined ? { kind: 'join' } : undefined
}
