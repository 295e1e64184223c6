import { collection } from '@/shared/firebase/collection'
import { firestoreApi } from '@/shared/firebase/firestoreApi'
import { submitTo, type Submission } from '@/shared/firebase/submitTo'
import { listenTo } from '@/shared/live/listenTo'
import { useLive } from '@/shared/live/useLive'
import { registrationSchema, type Registration } from './registrationSchema'
import { registrationsSlice } from './registrationsSlice'

const registrations = collection('New_Registration', registrationSchema)

const registrationsApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    listenRegistrations: build.query<null, void>(
      listenTo(registrations, registrationsSlice.actions),
    ),
    submitRegistration: build.mutation<null, Submission<Registration>>(submitTo(registrations)),
  }),
})

/** All registrations, kept up to date while the calling component is mounted. */
export function useRegistrations() {
  listenRegistrations.useQuerySubscription()
  return useLive(registrationsSlice)
}

export const { listenRegistrations, submitRegistration } = registrationsApi.endpoints

export const readRegistration = registrations.one
