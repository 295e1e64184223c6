import type { Write } from '@/shared/firestore/lite'
import { withoutUndefined } from '@/shared/firestore/withoutUndefined'
import { listingOf, listingWrite } from '@/shared/members/shown'
import { historyOf } from '@/shared/requests/review'
import { membersPath, numbersPath, type Stamp } from './memberChanges'
import { keyOfNumber } from './memberNumber'
import type { MemberKind, Profile } from './schema'

/** A member that the desk makes, beside the number. */
export type NewMember = {
  kind: MemberKind
  joinedOn: string
  profile: Profile
  /** Of a member made from a request: that of the record, too. */
  requestId?: string
  text?: string
}

/**
 * The member, the number and the first entry of the history; and the listing of a member who agrees to one, without
 * contacts.
 *
 * @param entryId of the entry in the history
 * @param ref of a member made from a request: the SHA-256 of the key of its status
 */
export function newMemberWrites(
  id: string,
  n: number,
  { text, ...facts }: NewMember,
  { by, now, none, entryId }: Stamp & { entryId: string },
  ref?: string,
): Write[] {
  const path = `${membersPath}/${id}`
  const number = String(n)
  const profile = withoutUndefined(facts.profile)
  const member = withoutUndefined({ ...facts, number, n, profile, v: 1, updatedAt: now, by })
  const entry = withoutUndefined({ v: 1, kind: 'join', at: now, by, id: entryId, text })
  return [
    { path, set: member },
    { path: `${numbersPath}/${keyOfNumber(number)}`, set: { memberId: id, n } },
    { path: `${historyOf(path)}/1`, set: entry },
    ...(profile.directoryConsent === true
      ? [listingWrite(number, listingOf({ ...facts, number }, [], ref), none)]
      : []),
  ]
}
