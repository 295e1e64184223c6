import { createHash } from 'node:crypto'
import {
  membersPath,
  memberWrites,
  numbersPath,
  type MemberAction,
} from '@/features/members/memberChanges'
import { newMemberWrites, type NewMember } from '@/features/members/newMember'
import { keyOfNumber } from '@/features/members/memberNumber'
import type { Write } from '@/shared/firestore/lite'
import {
  bucketOf,
  cardOf,
  cardsPath,
  directoryPath,
  listingOf,
  type ListedContact,
  type ShownMember,
} from '@/shared/members/shown'
import { kinds } from '@/shared/requests/steps'
import {
  aMember,
  aProfile,
  profileIn,
  type SampleMember,
} from '@scripts/samples/members/memberRecords'
import { aRegistration, submissionId, type Value } from '@scripts/samples/records'
import { aReviewIn } from '@scripts/samples/reviews'
import { keyOf, statusesOf } from '@scripts/samples/statuses'
import { sentinels, serverTime, type Fields } from '@test/rules/support/client'
import { uidOf, type Project, type Role } from '@test/rules/support/project'

let count = 0
export const nextCount = () => (count += 1)
export const newId = () => submissionId(nextCount(), 15)

const before = new Date(Date.now() - 3_600_000)
/** The first number of the series in these projects. */
export const first = 1042

export const stampOf = (role: Role) => ({ ...sentinels, by: uidOf(role) ?? 'nobody' })

/** The `ref` in the listing of a member made from a request. */
export const refOf = (requestId: string) =>
  createHash('sha256').update(keyOf('registrations', requestId)).digest('hex')

/** Members, requests and imports in a project, and what its rules allow. */
export function membersIn(project: Project) {
  const { firestore } = project
  let last = first - 1

  const prepare = () =>
    firestore.seed({
      settings: [{ id: 'membership', data: { firstNumber: first, receiptPrefix: 'UO' } }],
    })

  /** The next number of the series; it counts as given once `isGiven` is called. */
  const nextNumber = () => last + 1
  const isGiven = () => (last += 1)

  /** A stored request for membership in a state, with its status. */
  async function aRequest(state: 'approved' | 'recommended' = 'approved', more: Fields = {}) {
    // With every optional field.
    const { data } = aRegistration(3 * nextCount() + 1)
    const id = newId()
    const { review } = aReviewIn('registrations', state, ['editor'], before)
    const record = { ...data, review: { ...review, ...more } }
    const statuses = statusesOf('registrations', id, record)
    await firestore.seed({
      [kinds.registrations.path]: [{ id, data: record as Record<string, Value> }],
    })
    await Promise.all(
      statuses.slice(0, 2).map(({ path, set }) => {
        const at = path.lastIndexOf('/')
        const sample = { id: path.slice(at + 1), data: set as Record<string, Value> }
        return firestore.seed({ [path.slice(0, at)]: [sample] })
      }),
    )
    return { id, data: record as Fields, status: statuses[1].path }
  }

  const ofRequest = ({ id, data }: { id: string; data: Fields }): NewMember => ({
    kind: 'Ordinary',
    joinedOn: '2026-11-27',
    requestId: id,
    profile: profileIn(data),
  })

  const byHand = (more: Partial<NewMember> = {}): NewMember => ({
    kind: 'Ordinary',
    joinedOn: '2026-11-27',
    profile: aProfile(3 * nextCount() + 1),
    ...more,
  })

  const newMember = (role: Role, id: string, member: NewMember, n = nextNumber()) =>
    newMemberWrites(
      id,
      n,
      member,
      { ...stampOf(role), entryId: newId() },
      member.requestId && refOf(member.requestId),
    )

  /** A stored member of an old list, with its number. */
  async function stored(more: Partial<SampleMember> = {}) {
    const n = nextCount()
    const { id, data } = aMember(n, { number: `OLD/${n}`, ...more })
    const fields = data as unknown as Record<string, Value>
    await firestore.seed({
      [membersPath]: [{ id, data: fields }],
      [numbersPath]: [{ id: keyOfNumber(data.number), data: { memberId: id } }],
    })
    return { id, path: `${membersPath}/${id}`, data: fields as Fields }
  }

  /** The same with a card and an entry in the directory. */
  async function shown(contacts: readonly ListedContact[] = [], more: Partial<SampleMember> = {}) {
    const member = await stored({ profile: aProfile(3 * nextCount() + 1), ...more })
    const cardKey = newId()
    const data = { ...member.data, cardKey } as unknown as Fields & ShownMember
    const ref = typeof data.requestId === 'string' ? refOf(data.requestId) : undefined
    const listing = listingOf(data, contacts, ref)
    await firestore.update(member.path, { cardKey })
    await firestore.seed({
      [cardsPath]: [{ id: cardKey, data: cardOf(data) as Record<string, Value> }],
    })
    const bucketPath = `${directoryPath}/${bucketOf(data.number)}`
    const bucket = await firestore.read(bucketPath)
    const entries = { ...(bucket?.entries as Fields), [keyOfNumber(data.number)]: listing }
    await firestore.seed({
      [directoryPath]: [
        { id: bucketOf(data.number), data: { entries, changed: '' } as Record<string, Value> },
      ],
    })
    return {
      ...member,
      data,
      cardKey,
      listing,
      card: `${cardsPath}/${cardKey}`,
      bucket: bucketPath,
    }
  }

  const mayCommit = async (role: Role, writes: readonly Write[]) =>
    (await project.as[role].commit(writes)).isAllowed

  const step = (
    role: Role,
    { id, data, listing }: { id: string; data: Fields; listing?: Fields },
    action: MemberAction,
  ) =>
    memberWrites(id, data, action, stampOf(role), newId(), { listing, ref: listing?.ref as string })

  return {
    prepare,
    nextNumber,
    isGiven,
    aRequest,
    ofRequest,
    byHand,
    newMember,
    stored,
    shown,
    mayCommit,
    step,
  }
}

/** The same writes, with other fields in the document of a collection; undefined takes one away. */
export const withFields = (writes: readonly Write[], path: RegExp, more: Fields): Write[] =>
  writes.map((write) => {
    if (!path.test(write.path)) return write
    if ('update' in write) return { ...write, update: { ...write.update, ...more } }
    if (!('set' in write)) return write
    const all = Object.entries({ ...write.set, ...more })
    return { ...write, set: Object.fromEntries(all.filter(([, value]) => value !== undefined)) }
  })

/** The id of the member of a row, as `rowIdOf` makes it. */
export const rowId = (importId: unknown, line: number) =>
  createHash('sha256')
    .update(`${String(importId)} ${line}`)
    .digest('hex')
    .slice(0, 20)
    .toUpperCase()

/** What an import writes for a row. */
export function rowWrites(line: number, row: Fields, role: Role): Write[] {
  const id = rowId(row.importId, line)
  const member = { ...row, v: 1, updatedAt: serverTime, by: uidOf(role) ?? 'nobody' }
  const key = keyOfNumber(String(row.number))
  return [
    { path: `${membersPath}/${id}`, set: member },
    { path: `${numbersPath}/${key}`, set: { memberId: id, importId: row.importId, line } },
  ]
}
