import type { AdminRecord } from '@/shared/collectionConfig'
import { firestoreApi } from '@/shared/firestore/api'
import { attempt } from '@/shared/firestore/errors'
import { collectionById } from './collections'

export const { useReadRecordQuery } = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** One record, or null if there is none, without waiting for its list. */
    readRecord: build.query<AdminRecord | null, { collection: string; id: string }>({
      queryFn: ({ collection, id }) =>
        attempt(async () => collectionById(collection)?.live.fetchOne(id)),
      // The slice of the list keeps it, too.
      keepUnusedDataFor: 0,
    }),
  }),
})
