import { meetingAnswerSchema } from '@/features/meetings/schema'
import { aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { invitations } from './combinations'
import { describeForm, typed } from './formMatrix'

describeForm({
  collection: 'monthly_meeting_req',
  schema: meetingAnswerSchema,
  full: typed(aMeetingAnswer(1).data),
  bare: typed(aMeetingAnswer(2).data),
  combinations: invitations,
})
