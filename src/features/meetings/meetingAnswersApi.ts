import { collection } from '@/shared/firebase/collection'
import { firestoreApi } from '@/shared/firebase/firestoreApi'
import { submitTo, type Submission } from '@/shared/firebase/submitTo'
import { listenTo } from '@/shared/live/listenTo'
import { meetingAnswerSchema, type MeetingAnswer } from './meetingAnswerSchema'
import { meetingAnswersSlice } from './meetingAnswersSlice'

const meetingAnswers = collection('monthly_meeting_req', meetingAnswerSchema)

const meetingAnswersApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    listenMeetingAnswers: build.query<null, void>(
      listenTo(meetingAnswers, meetingAnswersSlice.actions),
    ),
    submitMeetingAnswer: build.mutation<null, Submission<MeetingAnswer>>(submitTo(meetingAnswers)),
  }),
})

export const { listenMeetingAnswers, submitMeetingAnswer } = meetingAnswersApi.endpoints

export const readMeetingAnswer = meetingAnswers.one
