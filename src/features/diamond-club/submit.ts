import { firestoreApi } from '@/shared/firestore/api'
import { submitTo, type Submission } from '@/shared/firestore/submit'
import type { DiamondClubRequest } from './schema'

export const path = 'diamond_member_req'
export const schema = () => import('./schema').then((module) => module.diamondClubSchema)

export const { useSubmitDiamondRequestMutation } = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    submitDiamondRequest: build.mutation<string | null, Submission<DiamondClubRequest>>(
      submitTo(path, schema),
    ),
  }),
})
