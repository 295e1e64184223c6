import type { Live } from '@/shared/firestore/live/readDocument'
import { dateInIndia } from '@/shared/text/dateText'
import { groupBy } from '@/shared/text/groupBy'
import { hasDues } from '@/features/members/schema'

/*
 * Who was a member on a day. No such list is stored: it follows from the receipts, from the entries that end a
 * membership or change it, and from what an old list says. Days are texts: `2027-03-31`.
 */

/** The entries of members that count. */
export const turnKinds = ['end', 'rejoin', 'hold', 'release', 'kind'] as const

/** An entry in the history of a member. */
export type Turn = {
  id: string
  memberId: string
  v: number
  kind: (typeof turnKinds)[number]
  /** The day that it names, or on which it was written. */
  on: string
  /** The membership type before. */
  from?: string
}

/** The id of an entry is its path. Requests have none of these kinds. */
export function toTurn(entry: Live<Turn & { at: string }>): Turn {
  const [, memberId = ''] = entry.id.split('/')
  const { on = dateInIndia((entry as { atMillis?: number }).atMillis ?? 0) } = entry
  return { ...(entry as Turn), memberId, on }
}

/** A receipt that moved the day until which is paid. */
export type PaidPeriod = {
  id: string
  memberId: string
  since: string
  until: string
  /** The day until which was paid before it. */
  paidBefore?: string
  cancelled?: object
}

type Member = { id: string; kind?: string; joinedOn?: string; paidUntil?: string }

/** Why a member has no vote on a day. */
export type VoteState = 'votes' | 'notJoined' | 'left' | 'hold' | 'unpaid'

export type Basis = {
  /** The receipts whose period ends on the day or later, by member. */
  periods: ReadonlyMap<string, readonly PaidPeriod[]>
  /** By member, in the order in which they were written. */
  turns: ReadonlyMap<string, readonly Turn[]>
}

/** The membership type on a day: a later change says which it was before. */
export const kindOn = ({ id, kind = '' }: Member, day: string, { turns }: Basis) =>
  turns.get(id)?.find((turn) => turn.kind === 'kind' && turn.on > day)?.from ?? kind

export function voteStateOn(member: Member, day: string, basis: Basis): VoteState {
  // An old list may lack the first day.
  if (member.joinedOn !== undefined && member.joinedOn > day) return 'notJoined'
  const until = (basis.turns.get(member.id) ?? []).filter(({ on }) => on <= day)
  const lastOf = (...kinds: readonly string[]) =>
    until.findLast(({ kind }) => kinds.includes(kind))?.kind
  if (lastOf('end', 'rejoin') === 'end') return 'left'
  if (lastOf('hold', 'release') === 'hold') return 'hold'
  if (!hasDues(kindOn(member, day, basis))) return 'votes'
  return isPaidOn(member, day, basis) ? 'votes' : 'unpaid'
}

/** Days of grace are not paid for. */
function isPaidOn({ id, paidUntil }: Member, day: string, { periods }: Basis): boolean {
  const own = (periods.get(id) ?? []).filter(({ cancelled }) => cancelled === undefined)
  if (own.some(({ since, until }) => since <= day && day <= until)) return true
  // A day that no receipt has made is that of an old list.
  const ends = new Set(own.map(({ until }) => until))
  const ofOldList = [
    ...own.map(({ paidBefore }) => paidBefore),
    ...(own.length === 0 ? [paidUntil] : []),
  ]
  return ofOldList.some((end) => end !== undefined && end >= day && !ends.has(end))
}

/** Entries by member, each member's in the order in which they were written. */
export function basisOf(periods: readonly PaidPeriod[], turns: readonly Turn[]): Basis {
  return {
    periods: groupBy(periods, ({ memberId }) => memberId),
    turns: groupBy(
      turns.toSorted((a, b) => a.v - b.v),
      ({ memberId }) => memberId,
    ),
  }
}
