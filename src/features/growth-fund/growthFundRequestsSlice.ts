import type { Live } from '@/shared/firebase/readDocument'
import { createLiveSlice } from '@/shared/live/createLiveSlice'
import { newestFirst } from '@/shared/live/newestFirst'
import type { GrowthFundRequest } from './growthFundSchema'

export type LiveGrowthFundRequest = Live<GrowthFundRequest>

export const growthFundRequestsSlice = createLiveSlice<LiveGrowthFundRequest, 'growthFundRequests'>(
  'growthFundRequests',
  newestFirst,
)
