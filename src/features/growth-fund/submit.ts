import { firestoreApi } from '@/shared/firestore/api'
import { submitTo, type Submission } from '@/shared/firestore/submit'
import type { GrowthFundRequest } from './schema'

export const path = 'growth_fund_req'
export const schema = () => import('./schema').then((module) => module.growthFundSchema)

export const { useSubmitGrowthFundRequestMutation } = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    submitGrowthFundRequest: build.mutation<string | null, Submission<GrowthFundRequest>>(
      submitTo(path, schema),
    ),
  }),
})
