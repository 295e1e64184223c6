import type { Live } from '@/shared/firebase/readDocument'
import { createLiveSlice } from '@/shared/live/createLiveSlice'
import { newestFirst } from '@/shared/live/newestFirst'
import type { LandRequest } from './landBankSchema'

/** A land request in the store. */
export type LiveLandRequest = Live<LandRequest>

export const landRequestsSlice = createLiveSlice<LiveLandRequest, 'landRequests'>(
  'landRequests',
  newestFirst,
)
