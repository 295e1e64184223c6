import { createLiveCollection } from '@/shared/firestore/live/liveCollection'
import { withReview } from '@/shared/firestore/withReview'
import { path, schema } from './submit'

/** All registrations, for administrators. */
export const registrations = createLiveCollection({
  name: 'registrations',
  path,
  schema: withReview(schema),
})
