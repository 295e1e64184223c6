import { firestoreApi } from '@/shared/firestore/api'
import { attempt } from '@/shared/firestore/errors'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit } from '@/shared/firestore/submit'
import { takenAway, wishTold, wishWrite, type ListingWish } from '@/shared/members/listingWish'
import { readListingOf } from '@/shared/members/readListing'
import { contactsIn, type ListedContact } from '@/shared/members/shown'
import { newSubmissionId } from '@/shared/requests/reference'
import { texts as lookUpTexts } from '@/texts/my-request'
import { texts } from '@/texts/request-listing'

/** The contacts that a listing shows; null if the firm is not listed. */
export type Listed = readonly ListedContact[] | null

const listingApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** Of the firm of a request, by the key of its status: all documents of the directory are read. */
    readOwnListing: build.query<Listed, string>({
      queryFn: (key) =>
        attempt(async () => {
          const listing = await readListingOf(key)
          return listing === undefined ? null : contactsIn(listing)
        }, lookUpTexts.notReached),
      // The office may have changed it since.
      keepUnusedDataFor: 0,
    }),

    /** Says whether and how the firm is listed. The result is what the listing showed before. */
    wishListing: build.mutation<Listed, ListingWish>({
      queryFn: (wish) => attempt(() => withRefusal(texts.refused, () => sendWish(wish))),
    }),
  }),
})

export const { useReadOwnListingQuery, useWishListingMutation } = listingApi

/** What takes away is done in the same commit. Sent again, it is the same wish. */
async function sendWish(wish: ListingWish): Promise<Listed> {
  let before: Listed = null
  await commit('request_status', wish.key, async (_status, { now, none }) => {
    // The office may have changed it since the page was opened.
    const listing = await readListingOf(wish.key)
    before = listing === undefined ? null : contactsIn(listing)
    return [
      await wishWrite(wish, newSubmissionId(), now),
      wishTold(wish, now),
      ...(listing === undefined ? [] : takenAway(listing, wish, none)),
    ]
  })
  return before
}
