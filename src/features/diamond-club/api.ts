import { createLiveCollection } from '@/shared/firestore/live/liveCollection'
import { withReview } from '@/shared/firestore/withReview'
import { path, schema } from './submit'

/** All requests to join the diamond club, for administrators. */
export const diamondRequests = createLiveCollection({
  name: 'diamondRequests',
  path,
  schema: withReview(schema),
})
