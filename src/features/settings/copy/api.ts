import { firestoreApi } from '@/shared/firestore/api'
import { attempt } from '@/shared/firestore/errors'
import { millisOf } from '@/shared/firestore/live/readDocument'
import { readMany } from '@/shared/firestore/submit'

export type LastCopy = { atMillis: number | null; by: string }

const copyApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who downloaded the last copy of everything, and when. Null: there is none. */
    readLastCopy: build.query<LastCopy | null, void>({
      queryFn: () =>
        attempt(async () => {
          const [last] = await readMany('exports', {
            where: [['isCopy', '==', true]],
            highest: 'at',
            most: 1,
          })
          return last && { atMillis: millisOf(last.data.at), by: String(last.data.by) }
        }),
    }),
  }),
})

export const { useReadLastCopyQuery } = copyApi
