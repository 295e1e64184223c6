import { firestoreApi } from '@/shared/firestore/api'
import { submitTo, type Submission } from '@/shared/firestore/submit'
import type { LandRequest } from './schema'

export const path = 'land_bank_req'
export const schema = () => import('./schema').then((module) => module.landBankSchema)

export const { useSubmitLandRequestMutation } = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    submitLandRequest: build.mutation<string | null, Submission<LandRequest>>(
      submitTo(path, schema),
    ),
  }),
})
