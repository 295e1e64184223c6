import type { Live } from '@/shared/firebase/readDocument'
import { createLiveSlice } from '@/shared/live/createLiveSlice'
import { newestFirst } from '@/shared/live/newestFirst'
import type { MeetingAnswer } from './meetingAnswerSchema'

/** An answer to a meeting in the store. */
export type LiveMeetingAnswer = Live<MeetingAnswer>

export const meetingAnswersSlice = createLiveSlice<LiveMeetingAnswer, 'meetingAnswers'>(
  'meetingAnswers',
  newestFirst,
)
