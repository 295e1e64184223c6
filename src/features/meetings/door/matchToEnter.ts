import type { MemberRow } from '@/features/members/desk'
import { doorWords } from './code'
import { isIn, type Guest } from '../door-search/guests'

/** What the search shows. */
export type Found = { guests: readonly Guest[]; members: readonly MemberRow[] }

type Lists = {
  /** Why the guests are not all here yet. */
  missing: string | undefined
  /** All members are here, so that who has not replied is found, too. */
  areMembersWhole: boolean
  canEdit: boolean
}

/**
 * What Enter takes: the only match on the screen, of whatever kind, unless this person has said No.
 * Otherwise why it takes none.
 */
export function matchToEnter(
  { guests, members }: Found,
  { missing, areMembersWhole, canEdit }: Lists,
): { guest: Guest } | { member: MemberRow } | { refusal: string } {
  if (missing !== undefined) return { refusal: missing }
  if (!areMembersWhole) return { refusal: doorWords.noMembers }
  const count = guests.length + members.length
  if (count === 0) return { refusal: 'No match.' }
  if (count > 1) return { refusal: `${count} match. Type more, or choose.` }
  const [guest] = guests
  const [member] = members
  if (guest === undefined) {
    return canEdit ? { member: member! } : { refusal: doorWords.noReply(member!) }
  }
  return canEdit && guest.saysNo && !isIn(guest)
    ? { refusal: doorWords.saidNo(guest.searched.name) }
    : { guest }
}
