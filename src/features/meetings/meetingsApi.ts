import { collection } from '@/shared/firebase/collection'
import { firestoreApi } from '@/shared/firebase/firestoreApi'
import { listenTo } from '@/shared/live/listenTo'
import { meetingSchema } from './meetingSchema'
import { meetingsSlice } from './meetingsSlice'

const meetings = collection('monthly_meetings', meetingSchema)

const meetingsApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    listenMeetings: build.query<null, void>(listenTo(meetings, meetingsSlice.actions)),
  }),
})

export const { listenMeetings } = meetingsApi.endpoints
