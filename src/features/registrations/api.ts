import { createLiveCollection } from '@/shared/firestore/live/liveCollection'
import { withReview } from '@/shared/firestore/withReview'
import { requestKinds } from '@/shared/requests/kinds'

/** All registrations, for administrators. */
export const registrations = createLiveCollection({
  name: 'registrations',
  path: requestKinds.registrations.path,
  schema: withReview(() => import('./schema').then((module) => module.registrationSchema)),
})
