import { collection } from '@/shared/firebase/collection'
import { firestoreApi } from '@/shared/firebase/firestoreApi'
import { listenTo } from '@/shared/live/listenTo'
import { growthFundSchema } from './growthFundSchema'
import { growthFundRequestsSlice } from './growthFundRequestsSlice'

const growthFundRequests = collection('growth_fund_req', growthFundSchema)

const growthFundRequestsApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    listenGrowthFundRequests: build.query<null, void>(
      listenTo(growthFundRequests, growthFundRequestsSlice.actions),
    ),
  }),
})

export const { listenGrowthFundRequests } = growthFundRequestsApi.endpoints
