import { createLiveCollection } from '@/shared/firestore/live/liveCollection'
import { withReview } from '@/shared/firestore/withReview'
import { requestKinds } from '@/shared/requests/kinds'

/** All requests about land, for administrators. */
export const landRequests = createLiveCollection({
  name: 'landRequests',
  path: requestKinds['land-issues'].path,
  schema: withReview(() => import('./schema').then((module) => module.landBankSchema)),
})
