import { payingStandings, waysTo, type MemberRow, type ToldEntry } from '@/features/members/desk'
import type { MembershipSettings } from '@/shared/members/membershipSettings'
import { canBeAsked, missingFor } from './ask'

/** Members to ask one after another, and those who are left out, with the reason. */
export type AskQueue = {
  toAsk: MemberRow[]
  asked: MemberRow[]
  unreachable: MemberRow[]
  withoutFee: MemberRow[]
  /** The missing settings, in words. */
  missing: string[]
}

/** @param asked the last request to pay of each member, by the member's id */
export function askQueue(
  rows: readonly MemberRow[],
  asked: ReadonlyMap<string, ToldEntry>,
  settings: MembershipSettings,
): AskQueue {
  const queue: AskQueue = { toAsk: [], asked: [], unreachable: [], withoutFee: [], missing: [] }
  const missing = new Set<string>()
  for (const row of rows) {
    if (!payingStandings.includes(row.standing) || !canBeAsked(row)) continue
    const missingHere = missingFor(row.kind, settings)
    missingHere.forEach((words) => missing.add(words))
    if (missingHere.length > 0) queue.withoutFee.push(row)
    else if (asked.has(row.id)) queue.asked.push(row)
    else if (waysTo(row.member.profile, '').length === 0) queue.unreachable.push(row)
    else queue.toAsk.push(row)
  }
  return { ...queue, missing: [...missing] }
}
