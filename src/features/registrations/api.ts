import { firestoreApi } from '@/shared/firestore/api'
import { createLiveCollection } from '@/shared/firestore/liveCollection'
import { submitTo, type Submission } from '@/shared/firestore/submit'
import { withReview } from '@/shared/firestore/withReview'
import type { Registration } from './schema'

const path = 'New_Registration'
const schema = () => import('./schema').then((module) => module.registrationSchema)

/** All registrations, for administrators. */
export const registrations = createLiveCollection({
  name: 'registrations',
  path,
  schema: withReview(schema),
})

export const { useSubmitRegistrationMutation } = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    submitRegistration: build.mutation<null, Submission<Registration>>(submitTo(path, schema)),
  }),
})
