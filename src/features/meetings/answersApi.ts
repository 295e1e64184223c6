import { createRequestCollection } from '@/shared/firestore/live/requestCollection'

/** All answers, for administrators. Visitors, who load the meetings, do not load it. */
export const meetingAnswers = createRequestCollection('meetingAnswers', 'meeting-answers', () =>
  import('./schema').then((module) => module.meetingAnswerSchema),
)
