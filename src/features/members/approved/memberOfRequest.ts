import { createReader } from '@/shared/firestore/live/readDocument'
import { readCount, readMany, readOne } from '@/shared/firestore/submit'
import type { MemberRecord } from '../makeMember'
import { membersPath, numbersPath } from '../memberChanges'
import { memberSchema } from '../schema'

/*
 * Which approved requests have a member. Nothing about it is stored in a request: a member that was made from it has
 * its id, and keeps it in the document of the number, also when the member is erased. If the person was a member
 * already, an entry in the history of that member names the request.
 */

/** The member of a request: made from it, or a member already, who has taken it over. */
export type MemberOfRequest = { member: MemberRecord; isTakenOver: boolean } | 'erased' | null

/** The most values that a query may compare with. */
const mostValues = 30

const read = createReader(memberSchema)

const asMember = (id: string, data: { [field: string]: unknown }): MemberRecord => read(id, data)

/** The entries that name one of the requests. Their ids are paths: `members/{id}/history/{v}`. */
const takenOver = (ids: readonly string[]) => ({ isGroup: true, in: ['requestId', ids] }) as const

const chunksOf = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / mostValues) }, (_, at) =>
    ids.slice(at * mostValues, (at + 1) * mostValues),
  )

export async function readMemberOf(requestId: string): Promise<MemberOfRequest> {
  const [made, numbers, [entry]] = await Promise.all([
    readOne(membersPath, requestId),
    readMany(numbersPath, { is: ['memberId', requestId] }),
    readMany('history', takenOver([requestId])),
  ])
  if (made !== undefined) return { member: asMember(requestId, made), isTakenOver: false }
  if (numbers.length > 0) return 'erased'
  const memberId = entry?.id.split('/')[1]
  const member = memberId === undefined ? undefined : await readOne(membersPath, memberId)
  return member === undefined ? null : { member: asMember(memberId!, member), isTakenOver: true }
}

/**
 * Those of the requests that have a member, or had one.
 *
 * @param known to have one: that stays, so it is asked for the others
 */
export async function readWithMember(
  ids: readonly string[],
  known: readonly string[] = [],
): Promise<string[]> {
  const isKnown = new Set(known)
  const found = await Promise.all(
    chunksOf(ids.filter((id) => !isKnown.has(id))).map(async (some) => {
      const [numbers, entries] = await Promise.all([
        readMany(numbersPath, { in: ['memberId', some] }),
        readMany('history', takenOver(some)),
      ])
      return [
        ...numbers.map(({ data }) => String(data.memberId)),
        ...entries.map(({ data }) => String(data.requestId)),
      ]
    }),
  )
  return [...new Set([...ids.filter((id) => isKnown.has(id)), ...found.flat()])]
}

/** The number of these: it reads no member, and costs a thirtieth of the list of the requests. */
export async function countWithMember(ids: readonly string[]): Promise<number> {
  const counts = await Promise.all(
    chunksOf(ids).flatMap((some) => [
      readCount(numbersPath, { in: ['memberId', some] }),
      readCount('history', takenOver(some)),
    ]),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}
