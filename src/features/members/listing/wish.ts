import { firestoreApi } from '@/shared/firestore/api'
import { attempt } from '@/shared/firestore/errors'
import { millisOf } from '@/shared/firestore/live/readDocument'
import { readWish } from '@/shared/members/listingWish'
import { listedContacts, type ListedContact } from '@/shared/members/shown'
import { dayInIndia } from '@/shared/text/dateText'
import type { MemberRecord } from '../makeMember'
import { contactLabel } from './listingForm'

/** What a member has said on My request about the directory. */
export type Wish = {
  /** Milliseconds since 1970. */
  at: number | null
  /** Null: not listed. That was done at once. */
  contacts: ListedContact[] | null
}

export const { useReadListingWishQuery } = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** By the id of the request that made the member; null if nothing was said. */
    readListingWish: build.query<Wish | null, string>({
      queryFn: (requestId) => attempt(async () => toWish((await readWish(requestId))?.data)),
      keepUnusedDataFor: 0,
    }),
  }),
})

function toWish(stored: { [field: string]: unknown } | undefined): Wish | null {
  if (stored === undefined) return null
  const { contacts } = stored
  return {
    at: millisOf(stored.at),
    contacts: Array.isArray(contacts)
      ? listedContacts.filter((contact) => contacts.includes(contact))
      : null,
  }
}

const dayOf = ({ at }: Wish) => (at === null ? 'My request' : `My request on ${dayInIndia(at)}`)

/** How the member has agreed, as the form proposes it. */
export const agreedInWords = (wish: Wish) => `Asked on ${dayOf(wish)}`

export function wishInWords(wish: Wish): string {
  if (wish.contacts === null) return `The member took the firm out on ${dayOf(wish)}.`
  const contacts = wish.contacts.map(contactLabel).join(', ') || 'no person or contacts'
  return `The member asked on ${dayOf(wish)} to be listed with: ${contacts}.`
}

/** Those contacts that are wished and the member has; undefined if the directory shows them, or none are wished. */
export function openContacts(
  wish: Wish | null | undefined,
  listed: readonly ListedContact[] | null,
  { profile }: Pick<MemberRecord, 'profile'>,
): ListedContact[] | undefined {
  const wished = wish?.contacts?.filter((contact) => profile?.[contact])
  const isShown = listed !== null && wished?.every((contact) => listed.includes(contact))
  return isShown ? undefined : wished
}
