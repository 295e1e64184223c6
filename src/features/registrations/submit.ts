import { firestoreApi } from '@/shared/firestore/api'
import { submitTo, type Submission } from '@/shared/firestore/submit'
import type { Registration } from './schema'

export const path = 'New_Registration'
export const schema = () => import('./schema').then((module) => module.registrationSchema)

export const { useSubmitRegistrationMutation } = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    submitRegistration: build.mutation<string | null, Submission<Registration>>(
      submitTo(path, schema),
    ),
  }),
})
