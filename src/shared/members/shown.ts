import type { Write } from '@/shared/firestore/lite'
import { keyOfNumber } from './numberKey'

/*
 * The two documents in which the public reads something of a member: the card, by the key that is printed on it, and
 * the listing, an entry of the directory. Both follow from the member, and the rules compare them after each change.
 * The entry is there while the member agrees to it: nothing else says so.
 */

export const cardsPath = 'member_cards'
export const directoryPath = 'directory'

/** The facts of the firm that each listing shows. */
export const listedFacts = [
  'firmName',
  'sector',
  'district',
  'products',
  'yearEstablished',
  'activity',
] as const

/** The contacts that a listing shows only if the member has ticked them. */
export const listedContacts = ['name', 'mobile', 'email', 'website', 'address'] as const

/** Between two wishes to be listed. What takes away is taken at any time. */
export const secondsBetweenWishes = 3

export type ListedContact = (typeof listedContacts)[number]

/** The directory is ten documents or a few more: a visitor reads all of them, and not one for each firm. */
export const bucketOf = (number: string) => keyOfNumber(number).slice(-1)

type Fields = { [name: string]: unknown }

/** A member as far as a card and a listing need it. */
export type ShownMember = {
  number: string
  kind: string
  paidUntil?: string
  hold?: boolean
  ended?: { on: string }
  profile: Fields
}

const present = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** The card: no person, no firm, and no id of the member, which may be that of a request. */
export const cardOf = ({ number, kind, paidUntil, hold, ended }: ShownMember): Fields =>
  // The reason of an end stays at the desk.
  present({ number, kind, paidUntil, hold, ended: ended?.on })

/**
 * The listing: whether the firm has paid is not public.
 *
 * @param contacts that the member has ticked; one that the member has not is left out
 * @param ref of a member made from a request: by it the applicant finds the own entry
 */
export const listingOf = (
  member: ShownMember,
  contacts: readonly ListedContact[],
  ref: string | undefined,
): Fields =>
  present({
    number: member.number,
    kind: member.kind,
    ...Object.fromEntries(
      [...listedFacts, ...contacts].map((name) => [name, member.profile[name]]),
    ),
    ref,
  })

/** The contacts that a listing shows. */
export const contactsIn = (listing: Fields): ListedContact[] =>
  listedContacts.filter((name) => listing[name] !== undefined)

const listingFields = [...listedFacts.slice(1), ...listedContacts, 'ref']

/**
 * Writes one entry of the directory and no other: two administrators, and a member at home, do not meet.
 *
 * @param listing undefined takes it away
 * @param none Firestore's `deleteField()`
 */
export function listingWrite(number: string, listing: Fields | undefined, none: unknown): Write {
  const key = keyOfNumber(number)
  const gaps = listingFields.filter((name) => listing?.[name] === undefined)
  const entry =
    listing === undefined
      ? none
      : { ...listing, ...Object.fromEntries(gaps.map((name) => [name, none])) }
  return {
    path: `${directoryPath}/${bucketOf(number)}`,
    // Rules cannot take the changed key out of a set.
    set: { entries: { [key]: entry }, changed: key },
    merge: true,
  }
}
