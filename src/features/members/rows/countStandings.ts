import type { Condition } from '@/shared/firestore/lite'
import { readCount } from '@/shared/firestore/submit'
import { membersPath } from '../memberChanges'
import { kindsWithDues } from '../schema'
import { paidUntilRanges } from '@/shared/members/standing'

/** How many members are of the standings in which they have to pay. */
export type StandingCounts = { due: number; grace: number; lapsed: number }

export type CountedOn = {
  /** The day in India. */
  today: string
  /** Undefined: the usual ones. */
  graceDays: number | undefined
}

const hasDues: Condition = ['kind', 'in', kindsWithDues]
const isOnHold: Condition = ['hold', '==', true]

/** How many members have left before a day. */
export const countLeftBefore = (day: string): Promise<number> =>
  readCount(membersPath, { where: [['ended.on', '<', day]] })

/**
 * Counts without reading a member, as `standingOn` says it. Firestore cannot ask for a field that is missing: so those on
 * hold and those who left are counted, too, and taken off.
 */
export async function countStandings({ today, graceDays }: CountedOn): Promise<StandingCounts> {
  const hasLeft: Condition = ['ended.on', '<=', today]
  async function countIn([first, last]: readonly [string, string]) {
    const count = (...more: Condition[]) =>
      readCount(membersPath, {
        where: [hasDues, ['paidUntil', '>=', first], ['paidUntil', '<=', last], ...more],
      })
    const [all, onHold, left, both] = await Promise.all([
      count(),
      count(isOnHold),
      count(hasLeft),
      count(isOnHold, hasLeft),
    ])
    return all - onHold - left + both
  }
  const ranges = paidUntilRanges(today, graceDays)
  const [due, grace, lapsed] = await Promise.all([
    countIn(ranges.due),
    countIn(ranges.grace),
    countIn(ranges.lapsed),
  ])
  return { due, grace, lapsed }
}
