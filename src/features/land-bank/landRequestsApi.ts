import { collection } from '@/shared/firebase/collection'
import { firestoreApi } from '@/shared/firebase/firestoreApi'
import { submitTo, type Submission } from '@/shared/firebase/submitTo'
import { listenTo } from '@/shared/live/listenTo'
import { landBankSchema, type LandRequest } from './landBankSchema'
import { landRequestsSlice } from './landRequestsSlice'

const landRequests = collection('land_bank_req', landBankSchema)

const landRequestsApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    listenLandRequests: build.query<null, void>(listenTo(landRequests, landRequestsSlice.actions)),
    submitLandRequest: build.mutation<null, Submission<LandRequest>>(submitTo(landRequests)),
  }),
})

export const { listenLandRequests, submitLandRequest } = landRequestsApi.endpoints

export const readLandRequest = landRequests.one
