import { firestoreApi } from '@/shared/firestore/api'
import { createLiveCollection } from '@/shared/firestore/liveCollection'
import { submitTo, type Submission } from '@/shared/firestore/submit'
import { withReview } from '@/shared/firestore/withReview'
import type { LandRequest } from './schema'

const path = 'land_bank_req'
const schema = () => import('./schema').then((module) => module.landBankSchema)

/** All requests about land, for administrators. */
export const landRequests = createLiveCollection({
  name: 'landRequests',
  path,
  schema: withReview(schema),
})

export const { useSubmitLandRequestMutation } = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    submitLandRequest: build.mutation<null, Submission<LandRequest>>(submitTo(path, schema)),
  }),
})
