import { areSameValues } from '@/shared/desk/history/historyWrites'
import type { Write } from '@/shared/firestore/lite'
import {
  cardOf,
  cardsPath,
  contactsIn,
  listingOf,
  listingWrite,
  type ListedContact,
  type ShownMember,
} from './shown'

type Fields = { [name: string]: unknown }

const memberAfter = (stored: Fields, fields: Fields, none: unknown) =>
  Object.fromEntries(
    Object.entries({ ...stored, ...fields }).filter(
      ([, value]) => value !== none && value !== undefined,
    ),
  ) as ShownMember & { cardKey?: string }

/** The public documents of a member, before a change. */
export type Shown = {
  /** The entry in the directory; undefined: not listed. */
  listing?: Fields
  /** Of a member made from a request: the SHA-256 of the key of its status. */
  ref?: string
  /** That key, where the status says what the office does with the listing. */
  statusKey?: string
}

/**
 * The writes of the card and the listing that come with a change of their member: those that it changes, and no more.
 *
 * @param stored the member as it is stored
 * @param fields the changed fields; `none` takes a field away
 * @param contacts of the listing after the change; undefined takes it away. Left out, they stay.
 */
export function shownWrites(
  stored: Fields,
  fields: Fields,
  { listing, ref = listing?.ref as string | undefined, statusKey }: Shown,
  { none, now }: { none: unknown; now?: unknown },
  { contacts }: { contacts?: readonly ListedContact[] } = {
    contacts: listing && contactsIn(listing),
  },
): Write[] {
  const after = memberAfter(stored, fields, none)
  const listed = contacts && listingOf(after, contacts, ref)
  return [
    ...cardWrites(stored, fields, none),
    ...(isSame(listing, listed) ? [] : [listingWrite(after.number, listed, none)]),
    ...(statusKey === undefined ? [] : [listingTold(statusKey, listed && contactsIn(listed), now)]),
  ]
}

/** A new key makes a new card, and the address of the one before it leads nowhere. */
export function cardWrites(stored: Fields, fields: Fields, none: unknown): Write[] {
  const before = memberAfter(stored, {}, none)
  const after = memberAfter(stored, fields, none)
  const { cardKey: key } = after
  if (key === undefined) return []
  const isNew = before.cardKey !== key
  if (!isNew && isSame(cardOf(before), cardOf(after))) return []
  return [
    { path: `${cardsPath}/${key}`, set: cardOf(after) },
    ...(isNew && before.cardKey !== undefined
      ? [{ path: `${cardsPath}/${before.cardKey}`, isDeleted: true as const }]
      : []),
  ]
}

/** The database gives the fields in another order. */
const isSame = (a: Fields | undefined, b: Fields | undefined) =>
  (a === undefined) === (b === undefined) &&
  [...new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})])].every((name) =>
    areSameValues(a?.[name], b?.[name]),
  )

/**
 * Says in the status what the office has done: My request shows it.
 *
 * @param key of the status of the request that made the member
 * @param contacts that the listing shows now; undefined: it is gone
 */
const listingTold = (
  key: string,
  contacts: readonly ListedContact[] | undefined,
  now: unknown,
): Write => ({
  path: `request_status/${key}`,
  update: { listing: { by: 'office', ...(contacts !== undefined && { contacts }), at: now } },
})
