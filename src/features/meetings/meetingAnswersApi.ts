import { collection } from '@/shared/firebase/collection'
import { attempt } from '@/shared/firebase/errors'
import { firestoreApi } from '@/shared/firebase/firestoreApi'
import { listenTo } from '@/shared/live/listenTo'
import { meetingAnswerSchema, type MeetingAnswer } from './meetingAnswerSchema'
import { meetingAnswersSlice } from './meetingAnswersSlice'

const meetingAnswers = collection('monthly_meeting_req', meetingAnswerSchema)

type Submission = { id: string; values: Omit<MeetingAnswer, 'createdAt'> }

const meetingAnswersApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    listenMeetingAnswers: build.query<null, void>(
      listenTo(meetingAnswers, meetingAnswersSlice.actions),
    ),
    submitMeetingAnswer: build.mutation<null, Submission>({
      queryFn: ({ id, values }) => attempt(() => meetingAnswers.submit(id, values)),
    }),
  }),
})

export const { useSubmitMeetingAnswerMutation } = meetingAnswersApi
export const { listenMeetingAnswers } = meetingAnswersApi.endpoints
