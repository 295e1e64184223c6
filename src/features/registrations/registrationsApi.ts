import { collection } from '@/shared/firebase/collection'
import { attempt } from '@/shared/firebase/errors'
import { firestoreApi } from '@/shared/firebase/firestoreApi'
import { listenTo } from '@/shared/live/listenTo'
import { useLive } from '@/shared/live/useLive'
import { registrationSchema, type Registration } from './registrationSchema'
import { registrationsSlice } from './registrationsSlice'

const registrations = collection('New_Registration', registrationSchema)

type Submission = { id: string; values: Omit<Registration, 'createdAt'> }

const registrationsApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    listenRegistrations: build.query<null, void>(
      listenTo(registrations, registrationsSlice.actions),
    ),
    submitRegistration: build.mutation<null, Submission>({
      queryFn: ({ id, values }) => attempt(() => registrations.submit(id, values)),
    }),
  }),
})

const { useListenRegistrationsQuery } = registrationsApi

/** All registrations, kept up to date while the calling component is mounted. */
export function useRegistrations() {
  useListenRegistrationsQuery()
  return useLive(registrationsSlice)
}

export const { listenRegistrations, submitRegistration } = registrationsApi.endpoints
