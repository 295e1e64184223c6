import type { Card } from '@/features/members/schema'
import { firestoreApi } from '@/shared/firestore/api'
import { attempt } from '@/shared/firestore/errors'
import { readOne } from '@/shared/firestore/submit'
import { readListing } from '@/shared/members/readListing'
import { cardsPath } from '@/shared/members/shown'
import { texts } from '@/texts/verify'

const verifyApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** A card by its key; null if there is none. */
    readCard: build.query<Card | null, string>({
      // The rules make sure of its fields.
      queryFn: (key) =>
        attempt(
          async () => ((await readOne(cardsPath, key)) ?? null) as Card | null,
          texts.notReached,
        ),
      keepUnusedDataFor: 0,
    }),

    /** The firm of a membership number, if it is in the directory. */
    readListedFirm: build.query<string | null, string>({
      queryFn: (number) =>
        attempt(async () => ((await readListing(number))?.firmName ?? null) as string | null),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useReadCardQuery, useReadListedFirmQuery } = verifyApi
