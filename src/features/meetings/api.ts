import { selectStatus, type SessionRoot } from '@/features/session'
import { firestoreApi } from '@/shared/firestore/api'
import { createLiveCollection, mostRecords } from '@/shared/firestore/live/liveCollection'
import { withReview } from '@/shared/firestore/withReview'
import { submitTo, type Submission } from '@/shared/firestore/submit'
import type { MeetingAnswer } from './schema'

/** The rules give visitors 50 meetings at a time. One more than a list holds is asked for. */
const mostForVisitors = 49

/** All meetings; for visitors the newest. The one updated last is first. */
export const meetings = createLiveCollection({
  name: 'meetings',
  path: 'monthly_meetings',
  schema: () => import('./schema').then((module) => module.meetingSchema),
  newestBy: 'updatedAt',
  most: (root) =>
    selectStatus(root as SessionRoot) === 'signedIn' ? mostRecords : mostForVisitors,
})

const answersPath = 'monthly_meeting_req'
const answerSchema = () => import('./schema').then((module) => module.meetingAnswerSchema)

/** All answers, for administrators. */
export const meetingAnswers = createLiveCollection({
  name: 'meetingAnswers',
  path: answersPath,
  schema: withReview(answerSchema),
})

export const { useSubmitMeetingAnswerMutation } = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    submitMeetingAnswer: build.mutation<string | null, Submission<MeetingAnswer>>(
      submitTo(answersPath, answerSchema),
    ),
  }),
})
