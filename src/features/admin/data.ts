import { diamondRequests } from '@/features/diamond-club/api'
import { growthFundRequests } from '@/features/growth-fund/api'
import { landRequests } from '@/features/land-bank/api'
import { meetingAnswers, meetings } from '@/features/meetings/api'
import { registrations } from '@/features/registrations/api'
import { panelSlice } from './panelSlice'

/** What joins the store for administrators. */
export const adminSlices = [
  registrations.slice,
  growthFundRequests.slice,
  diamondRequests.slice,
  landRequests.slice,
  meetings.slice,
  meetingAnswers.slice,
  panelSlice,
] as const

/** Followed for as long as an administrator is signed in, whichever page is shown. */
export const sessionCollections = [
  registrations,
  growthFundRequests,
  diamondRequests,
  meetings,
] as const
