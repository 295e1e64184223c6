import { createLiveCollection } from '@/shared/firestore/live/liveCollection'
import { withReview } from '@/shared/firestore/withReview'
import { requestKinds } from '@/shared/requests/kinds'

/** All growth fund requests, for administrators. */
export const growthFundRequests = createLiveCollection({
  name: 'growthFundRequests',
  path: requestKinds['growth-fund'].path,
  schema: withReview(() => import('./schema').then((module) => module.growthFundSchema)),
})
