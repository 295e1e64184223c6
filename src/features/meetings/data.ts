export { listenMeetings } from './meetingsApi'
export { meetingsSlice } from './meetingsSlice'
