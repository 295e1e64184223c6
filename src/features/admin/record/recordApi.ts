import { firestoreApi } from '@/shared/firestore/api'
import { attempt } from '@/shared/firestore/errors'
import { collectionById } from '../collections'
import type { AdminRecord } from '../records'

const recordApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** One record, or null where there is none, without waiting for the list that has it. */
    readRecord: build.query<AdminRecord | null, { collection: string; id: string }>({
      queryFn: ({ collection, id }) =>
        attempt(async () => collectionById(collection)?.live.fetchOne(id)),
      // The list has it, too.
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useReadRecordQuery } = recordApi
