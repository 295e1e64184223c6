import { firestoreApi } from '@/shared/firestore/api'
import { attempt } from '@/shared/firestore/errors'
import { readMany } from '@/shared/firestore/submit'
import { directoryPath } from '@/shared/members/shown'
import { inOrder, type Listing, readListings } from './listings'

/** More documents than there are: their names are a digit or a letter. */
const mostDocuments = 36

const directoryApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** All firms that agree to be listed, in the order of the page: one query of some ten documents. */
    readDirectory: build.query<Listing[], void>({
      queryFn: () =>
        attempt(async () => {
          const documents = await readMany(directoryPath, { most: mostDocuments })
          return inOrder(readListings(documents.map(({ data }) => data)))
        }),
    }),
  }),
})

export const { useReadDirectoryQuery } = directoryApi
