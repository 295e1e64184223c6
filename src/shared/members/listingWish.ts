import type { Write } from '@/shared/firestore/lite'
import { readOne } from '@/shared/firestore/submit'
import { requestKinds } from '@/shared/requests/kinds'
import { statusKey } from '@/shared/requests/status'
import { sha256 } from '@/shared/text/sha256'
import { keyOfNumber } from './numberKey'
import { listingRef } from './readListing'
import { bucketOf, contactsIn, directoryPath, listingWrite, type ListedContact } from './shown'

/*
 * The wish of an applicant on My request about the own firm in the directory. It is named as the listing's `ref`.
 */

export const wishesPath = 'listing_wishes'

type Fields = { [name: string]: unknown }

export type ListingWish = {
  /** Of the status of the request that made the member. */
  key: string
  /** Of that request: it proves who asks. Only a hash of it is stored. */
  mobile: string
  /** Those that the listing is to show; undefined: not listed. */
  contacts?: readonly ListedContact[]
}

/**
 * The document of a wish.
 *
 * @param id a new one for each try: the rules refuse a proof that was sent before
 */
export async function wishWrite(
  { key, mobile, contacts }: ListingWish,
  id: string,
  now: unknown,
): Promise<Write> {
  const [ref, proof] = await Promise.all([listingRef(key), sha256(id + key + mobile)])
  const set = { key, id, proof, ...(contacts !== undefined && { contacts }), at: now }
  return { path: `${wishesPath}/${ref}`, set }
}

/** Says the wish in the status, which its applicant reads again: with it nothing but the names of the contacts. */
export const wishTold = (
  { key, contacts }: Pick<ListingWish, 'key' | 'contacts'>,
  now: unknown,
): Write => ({
  path: `request_status/${key}`,
  update: { listing: { ...(contacts !== undefined && { contacts }), at: now } },
})

/**
 * The write that takes away from the directory the facts that are no longer wished, in the commit of the wish; none if the listing
 * shows nothing more than that. The office adds.
 *
 * @param none Firestore's `deleteField()`
 */
export function takenAway(
  listing: Fields,
  { contacts }: Pick<ListingWish, 'contacts'>,
  none: unknown,
): Write[] {
  const number = String(listing.number)
  if (contacts === undefined) return [listingWrite(number, undefined, none)]
  const unwished = contactsIn(listing).filter((contact) => !contacts.includes(contact))
  if (unwished.length === 0) return []
  const key = keyOfNumber(number)
  // The other fields stay, also if the office changes them at the same moment.
  const entries = { [key]: Object.fromEntries(unwished.map((contact) => [contact, none])) }
  return [
    {
      path: `${directoryPath}/${bucketOf(number)}`,
      set: { entries, changed: key },
      merge: true,
    },
  ]
}

/** The wish of the applicant whose request made a member, for the desk; undefined if there is none. */
export async function readWish(requestId: string) {
  const id = await listingRef(await statusKey(requestKinds.registrations.prefix, requestId))
  const data = await readOne(wishesPath, id)
  return data && { path: `${wishesPath}/${id}`, data }
}
