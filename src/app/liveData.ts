import { createListenerMiddleware, type WithSlice } from '@reduxjs/toolkit'
import { panelSlice, writePanel, type PanelState } from '@/features/admin/data'
import { diamondRequests } from '@/features/diamond-club/api'
import { growthFundRequests } from '@/features/growth-fund/api'
import { landRequests } from '@/features/land-bank/api'
import { meetingAnswers, meetings } from '@/features/meetings/api'
import { registrations } from '@/features/registrations/api'

/*
 * The slices of the live collections, and of who looks at them: what a page needs that shows live data.
 * `store.addLiveData` brings them in.
 */

export const liveSlices = [
  registrations.slice,
  growthFundRequests.slice,
  diamondRequests.slice,
  landRequests.slice,
  meetings.slice,
  meetingAnswers.slice,
  panelSlice,
] as const

/** The part of the state that comes with live data. */
export type LiveDataState = WithSlice<typeof registrations.slice> &
  WithSlice<typeof growthFundRequests.slice> &
  WithSlice<typeof diamondRequests.slice> &
  WithSlice<typeof landRequests.slice> &
  WithSlice<typeof meetings.slice> &
  WithSlice<typeof meetingAnswers.slice> &
  WithSlice<typeof panelSlice>

/** Keeps in this browser what the lists remember from visit to visit. */
export function createPanelMiddleware() {
  const listener = createListenerMiddleware<{ panel?: PanelState }>()
  listener.startListening({
    predicate: (_action, { panel: now }, { panel: before }) =>
      now?.preferences !== before?.preferences || now?.seenUntil !== before?.seenUntil,
    effect(_action, api) {
      const { panel } = api.getState()
      if (panel !== undefined) writePanel(panel)
    },
  })
  return listener.middleware
}

/** Followed for as long as an administrator is signed in, whichever page is shown. */
export const sessionCollections = [
  registrations,
  growthFundRequests,
  diamondRequests,
  meetings,
] as const
