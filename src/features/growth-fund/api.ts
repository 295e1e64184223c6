import { createLiveCollection } from '@/shared/firestore/live/liveCollection'
import { withReview } from '@/shared/firestore/withReview'
import { path, schema } from './submit'

/** All growth fund requests, for administrators. */
export const growthFundRequests = createLiveCollection({
  name: 'growthFundRequests',
  path,
  schema: withReview(schema),
})
