import { attempt } from '@/shared/firebase/errors'
import { firestoreApi } from '@/shared/firebase/firestoreApi'
import { kindOf } from './kinds'
import type { AdminRecord } from './records'

const recordApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** One record, or null where there is none, without waiting for the list that has it. */
    readRecord: build.query<AdminRecord | null, { kind: string; id: string }>({
      queryFn: ({ kind, id }) => attempt(async () => kindOf(kind)?.read(id)),
      // The list has it, too.
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useReadRecordQuery } = recordApi
