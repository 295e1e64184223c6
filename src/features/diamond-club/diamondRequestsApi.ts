import { collection } from '@/shared/firebase/collection'
import { firestoreApi } from '@/shared/firebase/firestoreApi'
import { submitTo, type Submission } from '@/shared/firebase/submitTo'
import { listenTo } from '@/shared/live/listenTo'
import { diamondClubSchema, type DiamondClubRequest } from './diamondClubSchema'
import { diamondRequestsSlice } from './diamondRequestsSlice'

const diamondRequests = collection('diamond_member_req', diamondClubSchema)

const diamondRequestsApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    listenDiamondRequests: build.query<null, void>(
      listenTo(diamondRequests, diamondRequestsSlice.actions),
    ),
    submitDiamondRequest: build.mutation<null, Submission<DiamondClubRequest>>(
      submitTo(diamondRequests),
    ),
  }),
})

export const { listenDiamondRequests, submitDiamondRequest } = diamondRequestsApi.endpoints

export const readDiamondRequest = diamondRequests.one
