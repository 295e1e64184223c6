import type { MemberRow } from '@/features/members/desk'
import { compareNames } from '@/shared/text/compareNames'
import { counted } from '@/shared/text/counted'
import { kindOn, voteStateOn, type Basis, type VoteState } from './voters'

/** A row of the list of voters. */
export type Voter = {
  id: string
  /** Of the list, from 1. */
  line: number
  number: string
  name: string
  firmName: string
  /** On the day. */
  kind: string
  district: string
}

const reasons: [VoteState, string][] = [
  ['unpaid', 'not paid up on that day'],
  ['hold', 'on hold'],
  ['left', 'left before'],
  ['notJoined', 'joined later'],
]

/**
 * The members with a vote on a day, by number, and in words how many others there are.
 *
 * @param kinds the membership types that have a vote
 */
export function votersOn(
  rows: readonly MemberRow[],
  day: string,
  basis: Basis,
  kinds: readonly string[],
) {
  const counts = new Map<VoteState, number>()
  let otherKinds = 0
  const voters: Omit<Voter, 'line'>[] = []
  for (const { id, number, name, firmName, district, member } of rows) {
    const state = voteStateOn(member, day, basis)
    const kind = kindOn(member, day, basis)
    if (state !== 'votes') counts.set(state, (counts.get(state) ?? 0) + 1)
    else if (!kinds.includes(kind)) otherKinds += 1
    else voters.push({ id, number, name, firmName, kind, district })
  }
  const others = [
    ...reasons.map(([state, words]) => [counts.get(state) ?? 0, words] as const),
    [otherKinds, 'of other membership types'] as const,
  ].filter(([count]) => count > 0)
  const words = others.map(([count, why]) => `${count} ${why}`).join(', ')
  return {
    voters: voters
      .sort((a, b) => compareNames(a.number, b.number))
      .map((voter, at): Voter => ({ ...voter, line: at + 1 })),
    leftOut:
      words === ''
        ? ''
        : `Without a vote: ${counted(rows.length - voters.length, 'member')} (${words}).`,
  }
}
