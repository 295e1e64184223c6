import { createLiveCollection } from '@/shared/firestore/live/liveCollection'
import { withReview } from '@/shared/firestore/withReview'
import { requestKinds } from '@/shared/requests/kinds'

/** All answers, for administrators. Visitors, who load the meetings, do not load it. */
export const meetingAnswers = createLiveCollection({
  name: 'meetingAnswers',
  path: requestKinds['meeting-answers'].path,
  schema: withReview(() => import('./schema').then((module) => module.meetingAnswerSchema)),
})
