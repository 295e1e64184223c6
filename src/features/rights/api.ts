import { createLiveCollection } from '@/shared/firestore/liveCollection'
import { withReview } from '@/shared/firestore/withReview'
import { rightsPath } from '@/shared/requests/rights'

/** All rights requests, for administrators. */
export const rightsRequests = createLiveCollection({
  name: 'rightsRequests',
  path: rightsPath,
  schema: withReview(() => import('./schema').then((module) => module.rightsRequestSchema)),
})
