import type { AdminRecord } from '@/shared/collectionConfig'
import { firestoreApi } from '@/shared/firestore/api'
import { attempt } from '@/shared/firestore/errors'
import { readOne } from '@/shared/firestore/submit'
import { collectionById } from './collections'

/** A request, as the key of its status leads to it. */
type Found = { kind?: string; requestId?: string }

export const { useReadRecordQuery, useReadRequestOfQuery } = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** One record, or null if there is none, without waiting for its list. */
    readRecord: build.query<AdminRecord | null, { collection: string; id: string }>({
      queryFn: ({ collection, id }) =>
        attempt(async () => collectionById(collection)?.live.fetchOne(id)),
      // The slice of the list keeps it, too.
      keepUnusedDataFor: 0,
    }),

    /** The request behind a key; null once it is erased. */
    readRequestOf: build.query<Found | null, string>({
      queryFn: (key) => attempt(async () => (await readOne('request_keys', key)) ?? null),
    }),
  }),
})
