import { createLiveSlice } from '@/shared/live/createLiveSlice'
import type { Meeting } from './meetingSchema'

/** The record edited last comes first. */
const byUpdatedLast = (a: Meeting, b: Meeting) =>
  (b.updatedAtMillis ?? 0) - (a.updatedAtMillis ?? 0)

export const meetingsSlice = createLiveSlice<Meeting, 'meetings'>('meetings', byUpdatedLast)
