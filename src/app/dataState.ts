import type { WithSlice } from '@reduxjs/toolkit'
import type { panelSlice } from '@/features/admin/data'
import type { diamondRequestsSlice } from '@/features/diamond-club/data'
import type { growthFundRequestsSlice } from '@/features/growth-fund/data'
import type { landRequestsSlice } from '@/features/land-bank/data'
import type { meetingAnswersSlice, meetingsSlice } from '@/features/meetings/data'
import type { registrationsSlice } from '@/features/registrations/data'
import type { firestoreApi } from '@/shared/firebase/firestoreApi'

/** The part of the state that joins the store with the data layer. */
export type DataState = WithSlice<typeof registrationsSlice> &
  WithSlice<typeof growthFundRequestsSlice> &
  WithSlice<typeof diamondRequestsSlice> &
  WithSlice<typeof meetingsSlice> &
  WithSlice<typeof meetingAnswersSlice> &
  WithSlice<typeof landRequestsSlice> &
  WithSlice<typeof panelSlice> &
  WithSlice<typeof firestoreApi>
