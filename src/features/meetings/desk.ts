// The parts of the meetings that the shell of the desk shows, writes and keeps.
export { selectHeadcount } from './answers'
export { attendanceApi } from './attendanceApi'
export { useAreAnswersWhole, useHeadcount } from './attendees/useMeetingPeople'
export { meetingAddress } from './meetingAddress'
export { earliestOf, isPlannedAhead, statusOf } from './meetingStatus'
export { type MeetingEntry } from './plan/meetingChangesApi'
export {
  comingInWords,
  isOfMeeting,
  meetingDayInWords,
  meetingEntryInWords,
} from './manage/meetingWords'
export { DoorQueue } from './queue/DoorQueue'
export { sendAll } from './queue/queue'
export { doorQueueSlice, selectMayLoseEntries } from './queue/queueSlice'
export { type MeetingsRoot } from './queue/store'
export { useSendEntries } from './queue/useSendEntries'
