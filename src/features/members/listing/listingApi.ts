import { attempt } from '@/shared/firestore/errors'
import { readListing } from '@/shared/members/readListing'
import { contactsIn, type ListedContact } from '@/shared/members/shown'
import { taggedApi, type Started } from '../taggedApi'
import { readLongLapsed } from './longLapsed'
import { readAskingMembers, readListingWish, type Wish } from './wish'

/** The part of a directory entry that the desk shows. */
type Listed = { firmName: string; contacts: ListedContact[] }

/** Members ask at home, and the office need not know at once. */
const minutesOfWishes = 5

/** Entries of the directory, and what members wish of them. */
export const listingApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    /** The entry of a member in the directory; null if there is none. It is read again with each version of the member. */
    readListed: build.query<Listed | null, { number: string; v: number | undefined }>({
      queryFn: ({ number }) =>
        attempt(async () => {
          const listing = await readListing(number)
          return listing === undefined
            ? null
            : { firmName: listing.firmName as string, contacts: contactsIn(listing) }
        }),
      // The member may have changed it at home.
      keepUnusedDataFor: 0,
    }),

    /** Of a member made from a request; null if nothing was said. It is read again with each version of the member. */
    readListingWish: build.query<Wish | null, { requestId: string; v: number | undefined }>({
      queryFn: ({ requestId }) => attempt(() => readListingWish(requestId)),
      keepUnusedDataFor: 0,
    }),

    /** The ids of the members whose wish waits for the office. It reads all wishes: after some minutes again. */
    readAskingMembers: build.query<string[], void>({
      queryFn: () => attempt(readAskingMembers),
      forceRefetch: ({ endpointState }) =>
        Date.now() - (endpointState?.fulfilledTimeStamp ?? 0) > minutesOfWishes * 60_000,
      keepUnusedDataFor: minutesOfWishes * 60,
    }),

    /** The ids of the members whom the directory shows although they have not paid for more than a year. */
    readLongLapsed: build.query<string[], void>({
      queryFn: () => attempt(readLongLapsed),
      providesTags: ['Standing'],
      keepUnusedDataFor: minutesOfWishes * 60,
    }),
  }),
})

export const {
  useReadListedQuery,
  useReadListingWishQuery,
  useReadAskingMembersQuery,
  useReadLongLapsedQuery,
} = listingApi

/** A wish that was answered waits no more. */
export async function removeAsking(
  memberId: string,
  { dispatch, queryFulfilled }: Started,
): Promise<void> {
  const { updateQueryData } = listingApi.util
  const withoutMember = (ids: string[]) => ids.filter((id) => id !== memberId)
  await queryFulfilled.then(
    () => {
      dispatch(updateQueryData('readAskingMembers', undefined, withoutMember))
      dispatch(updateQueryData('readLongLapsed', undefined, withoutMember))
    },
    () => {},
  )
}
