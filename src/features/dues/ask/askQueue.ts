import { payingStandings, waysTo, type MemberRow, type ToldEntry } from '@/features/members/desk'
import type { MembershipSettings } from '@/shared/members/membershipSettings'
import { hasEnded } from '@/shared/members/standing'
import { proposedPeriod } from '../period'
import { missingFor } from './ask'

/** Members to ask one after another, and those who are left out, with the reason. */
export type AskQueue = {
  toAsk: MemberRow[]
  asked: MemberRow[]
  /** Their membership ends before the period begins that they would pay for. */
  leaving: MemberRow[]
  unreachable: MemberRow[]
  withoutFee: MemberRow[]
  /** The missing settings, in words. */
  missing: string[]
}

/**
 * @param asked the last request to pay of each member, by the member's id
 * @param today the day in India
 */
export function askQueue(
  rows: readonly MemberRow[],
  asked: ReadonlyMap<string, ToldEntry>,
  settings: MembershipSettings,
  today: string,
): AskQueue {
  const queue: Omit<AskQueue, 'missing'> = {
    toAsk: [],
    asked: [],
    leaving: [],
    unreachable: [],
    withoutFee: [],
  }
  const missing = new Set<string>()
  for (const row of rows) {
    if (!payingStandings.includes(row.standing)) continue
    const { since } = proposedPeriod(today, row.paidUntil || undefined, settings)
    if (hasEnded(row.member, since)) {
      queue.leaving.push(row)
      continue
    }
    const missingHere = missingFor(row.kind, settings)
    missingHere.forEach((words) => missing.add(words))
    if (missingHere.length > 0) queue.withoutFee.push(row)
    else if (asked.has(row.id)) queue.asked.push(row)
    else if (waysTo(row.member.profile, '').length === 0) queue.unreachable.push(row)
    else queue.toAsk.push(row)
  }
  return { ...queue, missing: [...missing] }
}
