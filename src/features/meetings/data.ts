// What the desk needs of meetings beyond the live collection, in no visitor's page.
export {
  useChangeMeetingMutation,
  useListenMeetingHistoryQuery,
  usePlanMeetingMutation,
  useSetMeetingAnswersMutation,
  useSetMeetingStateMutation,
  type MeetingEntry,
} from './desk'
export { versionOf } from './deskChanges'
export {
  dateInWords,
  meetingKey,
  statusOf,
  whatsAppLink,
  whereOf,
  type MeetingState,
  type MeetingStatus,
} from './meeting'
export { meetingAddress } from './meetingAddress'
export { meetingPlanSchema, reasonField, type MeetingPlan } from './planSchema'
