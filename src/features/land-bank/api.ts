import { createLiveCollection } from '@/shared/firestore/live/liveCollection'
import { withReview } from '@/shared/firestore/withReview'
import { path, schema } from './submit'

/** All requests about land, for administrators. */
export const landRequests = createLiveCollection({
  name: 'landRequests',
  path,
  schema: withReview(schema),
})
