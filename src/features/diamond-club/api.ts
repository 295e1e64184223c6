import { firestoreApi } from '@/shared/firestore/api'
import { createLiveCollection } from '@/shared/firestore/liveCollection'
import { submitTo, type Submission } from '@/shared/firestore/submit'
import { withReview } from '@/shared/firestore/withReview'
import type { DiamondClubRequest } from './schema'

const path = 'diamond_member_req'
const schema = () => import('./schema').then((module) => module.diamondClubSchema)

/** All requests to join the diamond club, for administrators. */
export const diamondRequests = createLiveCollection({
  name: 'diamondRequests',
  path,
  schema: withReview(schema),
})

export const { useSubmitDiamondRequestMutation } = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    submitDiamondRequest: build.mutation<null, Submission<DiamondClubRequest>>(
      submitTo(path, schema),
    ),
  }),
})
