import type { Live } from '@/shared/firebase/readDocument'
import { createLiveSlice } from '@/shared/live/createLiveSlice'
import { newestFirst } from '@/shared/live/newestFirst'
import type { DiamondClubRequest } from './diamondClubSchema'

export type LiveDiamondClubRequest = Live<DiamondClubRequest>

export const diamondRequestsSlice = createLiveSlice<LiveDiamondClubRequest, 'diamondRequests'>(
  'diamondRequests',
  newestFirst,
)
