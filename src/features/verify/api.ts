import type { Card } from '@/features/members/schema'
import { firestoreApi } from '@/shared/firestore/api'
import { attempt } from '@/shared/firestore/errors'
import { readOne } from '@/shared/firestore/submit'
import { readListing } from '@/shared/members/readListing'
import { graceDaysIn } from '@/shared/members/standing'
import { cardsPath } from '@/shared/members/shown'
import { texts } from '@/texts/verify'

/** A card, and the days of grace with which it is counted. */
export type CheckedCard = { card: Card; graceDays: number }

const verifyApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** A card by its key; null if there is none. */
    readCard: build.query<CheckedCard | null, string>({
      queryFn: (key) =>
        attempt(async () => {
          const [card, promises] = await Promise.all([
            readOne(cardsPath, key),
            readOne('settings', 'promises'),
          ])
          // The rules make sure of its fields.
          return card ? { card: card as Card, graceDays: graceDaysIn(promises) } : null
        }, texts.notReached),
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
