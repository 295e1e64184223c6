import { collection } from '@/shared/firebase/collection'
import { attempt, KnownError, toAppError } from '@/shared/firebase/errors'
import { firestoreApi } from '@/shared/firebase/firestoreApi'
import { listenTo } from '@/shared/live/listenTo'
import { meetingSchema, type Meeting, type MeetingChange } from './meetingSchema'
import { meetingsSlice } from './meetingsSlice'

/** The texts of SPEC.md section 8. */
export const notLoaded = 'Failed to load existing meeting data.'
export const noRecord = 'No meeting record found to update.'
export const notSaved = 'Failed to update meeting venue. Please try again.'
export const saved = 'Meeting venue updated successfully!'

const meetings = collection('monthly_meetings', meetingSchema)

type Update = {
  id: string
  change: MeetingChange
  /** The meeting as it was when the change began. */
  seen: Partial<MeetingChange>
}

const meetingsApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    listenMeetings: build.query<null, void>(listenTo(meetings, meetingsSlice.actions)),

    // Asked anew by every visit: it is what somebody is about to change.
    readLatestMeeting: build.query<Meeting | null, void>({
      queryFn: () => attempt(() => meetings.highest('updatedAt')),
      keepUnusedDataFor: 0,
    }),

    /** Gives back the meeting as somebody else has left it, or null when the change is saved. */
    updateMeeting: build.mutation<Meeting | null, Update>({
      queryFn: ({ id, change, seen }) =>
        attempt(() => meetings.update(id, change, seen).catch(explain)),
    }),
  }),
})

/** A form takes a refusal for a first try that has arrived after all, so it is not told of one. */
function explain(thrown: unknown): never {
  const { code } = toAppError(thrown)
  if (code === 'not-found') throw new KnownError(code, noRecord)
  throw new KnownError(code === 'offline' ? code : 'not-saved', notSaved)
}

export const { useReadLatestMeetingQuery, useUpdateMeetingMutation } = meetingsApi
export const { listenMeetings } = meetingsApi.endpoints

/** Keeps all meetings up to date while it is mounted. */
export function MeetingsListener() {
  listenMeetings.useQuerySubscription()
  return null
}
