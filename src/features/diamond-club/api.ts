import { createLiveCollection } from '@/shared/firestore/live/liveCollection'
import { withReview } from '@/shared/firestore/withReview'
import { requestKinds } from '@/shared/requests/kinds'

/** All requests to join the diamond club, for administrators. */
export const diamondRequests = createLiveCollection({
  name: 'diamondRequests',
  path: requestKinds['diamond-club'].path,
  schema: withReview(() => import('./schema').then((module) => module.diamondClubSchema)),
})
