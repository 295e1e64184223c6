import { collection } from '@/shared/firebase/collection'
import { firestoreApi } from '@/shared/firebase/firestoreApi'
import { submitTo, type Submission } from '@/shared/firebase/submitTo'
import { listenTo } from '@/shared/live/listenTo'
import { growthFundSchema, type GrowthFundRequest } from './growthFundSchema'
import { growthFundRequestsSlice } from './growthFundRequestsSlice'

const growthFundRequests = collection('growth_fund_req', growthFundSchema)

const growthFundRequestsApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    listenGrowthFundRequests: build.query<null, void>(
      listenTo(growthFundRequests, growthFundRequestsSlice.actions),
    ),
    submitGrowthFundRequest: build.mutation<null, Submission<GrowthFundRequest>>(
      submitTo(growthFundRequests),
    ),
  }),
})

export const { listenGrowthFundRequests, submitGrowthFundRequest } = growthFundRequestsApi.endpoints

export const readGrowthFundRequest = growthFundRequests.one
