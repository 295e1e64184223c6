import { demoAdmin, demoEditor } from '@/shared/config/demo'
import { keyOfNumber } from '@/features/members/memberNumber'
import { cardOf, cardsPath, type ListedContact, type ShownMember } from '@/shared/members/shown'
import { directoryOf, listed, longNamed } from './listingSeed'
import { aMember, aProfile, type SampleMember } from './memberRecords'
import { payments } from './memberPayments'
import { seededReceipts } from './receiptSeed'
import { submissionId, type Collections, type Sample, type Value } from '@scripts/samples/records'

const day = 86_400_000

/** Before the first of their receipts here. */
const importedDaysAgo = 450

/** The first number of the own series; the members of the old list have others. */
const firstNumber = 1042

type Seeded = Partial<SampleMember> & { hold?: true; ended?: { on: string; why: string } }

/** Members of each standing: those of an old list that was imported, and two that were made at the desk. */
export function seededMembers(now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * day)
  const dayBefore = (days: number) => before(days).toISOString().slice(0, 10)
  const importId = submissionId(1, 13)
  const by = demoAdmin.uid
  const imported = before(importedDaysAgo)
  const ofList: Seeded[] = [
    // Three of them have paid here since: see the receipts.
    { paidUntil: dayBefore(500) },
    { paidUntil: dayBefore(-10), v: 2 },
    { paidUntil: dayBefore(10) },
    { paidUntil: dayBefore(120), v: 2 },
    { kind: 'Life', paidUntil: undefined, v: 2, profile: longNamed },
    {
      kind: 'Institutional',
      paidUntil: dayBefore(300),
      number: '17',
      legacyNumber: '0017',
      profile: aProfile(511),
      v: 2,
    },
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
      aMember(at + 1, { profile: aProfile(at + 501), by, updatedAt: imported, ...more }),
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
  const samples: Sample[] = members.map(({ id, data }) => ({
    id,
    data: data as unknown as Record<string, Value>,
  }))
  const histories = members.flatMap(({ id, data }, at) => {
    const entry = entryOf(data, listed[at])
    if (entry === undefined) return []
    const whole = { v: data.v, at: data.updatedAt, by: demoEditor.uid, ...entry }
    return [[`members/${id}/history`, [{ id: String(data.v), data: whole }]] as const]
  })
  const collections: Collections = {
    members: samples,
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
          lastLine: ofList.length + 1,
          state: 'closed',
          at: imported,
          by,
        },
      },
    ],
    ...Object.fromEntries(histories),
  }
  const receipts = seededReceipts(payments(samples, now))
  for (const [path, records] of Object.entries(receipts)) {
    collections[path] = [...(collections[path] ?? []), ...records]
  }
  // After the receipts, which change the members.
  addCards(collections, samples, before(1))
  const agreed = samples.map(({ data: member }, at) => ({ member, contacts: listed[at] }))
  Object.assign(collections, directoryOf(agreed))
  return { collections, setting: { id: 'membership', data: { ...settings, at: before(100) } } }
}

/** The places of the members with a card: due, late, life and on hold. The first and the third are listed. */
const withCard = [1, 2, 4, 6]

/** Gives some members a card, as the desk does: the door and `/verify/` can be tried with it. */
function addCards(collections: Collections, samples: readonly Sample[], at: Date): void {
  for (const place of withCard) {
    const { id, data } = samples[place]!
    const [v, cardKey] = [Number(data.v) + 1, submissionId(place, 17)]
    Object.assign(data, { v, cardKey, updatedAt: at, by: demoAdmin.uid })
    const entry = { v, kind: 'card', at, by: demoAdmin.uid, id: submissionId(place, 18) }
    const history = `members/${id}/history`
    collections[history] = [...(collections[history] ?? []), { id: String(v), data: entry }]
    const card = cardOf(data as unknown as ShownMember) as Record<string, Value>
    collections[cardsPath] = [...(collections[cardsPath] ?? []), { id: cardKey, data: card }]
  }
}

const settings = {
  firstNumber,
  feeOrdinary: 2_500,
  feeLife: 25_000,
  feeAssociate: 1_500,
  feeInstitutional: 5_000,
  admissionFee: 500,
  receiptPrefix: 'UO',
  // No bank has this ending, so no payment can go there.
  upiAddress: 'example-only@nobank',
}

/** The newest entry in the history of a member; none for one of the old list that is as it was imported. */
function entryOf(
  { hold, ended, importId }: Seeded,
  contacts: readonly ListedContact[] | undefined,
): Record<string, Value> | undefined {
  if (contacts) return { kind: 'list', contacts: [...contacts], text: 'By telephone' }
  if (hold) return { kind: 'hold', text: 'Complaint of a sample member' }
  if (ended) return { kind: 'end', ...ended }
  return importId === undefined ? { kind: 'join' } : undefined
}
