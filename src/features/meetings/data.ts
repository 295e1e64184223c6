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
export { meetingAddress } from './meetingAddress'
export { meetingKey } from './meetingKey'
export { whatsAppLink } from './meetingLinks'
export {
  earliestOf,
  isPlannedAhead,
  isUpcoming,
  whyClosed,
  statusOf,
  type MeetingState,
  type MeetingStatus,
} from './meetingStatus'
export { dateInWords, whereOf } from './meetingText'
export { meetingPlanSchema, reasonField, type MeetingPlan } from './planSchema'
