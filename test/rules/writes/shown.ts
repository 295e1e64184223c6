import { profileSchema, type Profile } from '@/features/members/schema'
import { keyOfNumber } from '@/shared/members/numberKey'
import {
  bucketOf,
  cardOf,
  cardsPath,
  directoryPath,
  listedContacts,
  listingOf,
  type ListedContact,
  type ShownMember,
} from '@/shared/members/shown'
import { aProfile } from '@scripts/samples/members/memberRecords'
import { wishesPath } from '@/shared/members/listingWish'
import { keyOf } from '@scripts/samples/statuses'
import { refOf } from '@test/rules/members/membersInProject'
import type { Fields } from '@test/rules/support/client'
import { before, enlarged, newId, type Arranged } from './arranged'

/** The largest profile. */
export const fullProfile = enlarged(profileSchema, {
  ...aProfile(1),
  language: 'or',
}) as Profile

/** All members of a last character share a document, as it is in the database. */
const entries: { [bucket: string]: Fields } = {}

/** The card of a member, the listing, and the number. */
export function shownOf(
  id: string,
  data: Fields,
  contacts: readonly ListedContact[] = listedContacts,
) {
  const member = data as unknown as ShownMember
  const cardKey = newId()
  const card = `${cardsPath}/${cardKey}`
  const ref = typeof data.requestId === 'string' ? refOf(data.requestId) : undefined
  const listing = listingOf(member, contacts, ref)
  const bucket = `${directoryPath}/${bucketOf(member.number)}`
  const all = (entries[bucket] ??= {})
  all[keyOfNumber(member.number)] = listing
  const stored: Arranged['stored'] = {
    [card]: cardOf(member),
    [bucket]: { entries: all, changed: '' },
    [`member_numbers/${keyOfNumber(member.number)}`]: { memberId: id },
  }
  return { data: { ...data, cardKey }, card, listing, stored }
}

/** What the applicant of a request has wished before. */
export function wishOf(requestId: string) {
  const path = `${wishesPath}/${refOf(requestId)}`
  const stored: Arranged['stored'] = {
    [path]: {
      key: keyOf('registrations', requestId),
      id: newId(),
      proof: 'a'.repeat(64),
      contacts: listedContacts,
      at: before,
    },
  }
  return { path, stored }
}
