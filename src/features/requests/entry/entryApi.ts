import { firestoreApi } from '@/shared/firestore/api'
import { submitRequest, type Sent, type Submission } from '@/shared/firestore/submit'

export const { useEnterRequestMutation } = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Stores a form that the office has typed in, as the forms of the site do. With their own endpoint, the page of
     * the login would load their code.
     */
    enterRequest: build.mutation<Sent, Submission>(submitRequest),
  }),
})
