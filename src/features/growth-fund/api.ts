import { firestoreApi } from '@/shared/firestore/api'
import { createLiveCollection } from '@/shared/firestore/liveCollection'
import { submitTo, type Submission } from '@/shared/firestore/submit'
import { withReview } from '@/shared/firestore/withReview'
import type { GrowthFundRequest } from './schema'

const path = 'growth_fund_req'
const schema = () => import('./schema').then((module) => module.growthFundSchema)

/** All growth fund requests, for administrators. */
export const growthFundRequests = createLiveCollection({
  name: 'growthFundRequests',
  path,
  schema: withReview(schema),
})

export const { useSubmitGrowthFundRequestMutation } = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    submitGrowthFundRequest: build.mutation<null, Submission<GrowthFundRequest>>(
      submitTo(path, schema),
    ),
  }),
})
