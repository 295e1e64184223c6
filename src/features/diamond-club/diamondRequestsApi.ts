import { collection } from '@/shared/firebase/collection'
import { firestoreApi } from '@/shared/firebase/firestoreApi'
import { listenTo } from '@/shared/live/listenTo'
import { diamondClubSchema } from './diamondClubSchema'
import { diamondRequestsSlice } from './diamondRequestsSlice'

const diamondRequests = collection('diamond_member_req', diamondClubSchema)

const diamondRequestsApi = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    listenDiamondRequests: build.query<null, void>(
      listenTo(diamondRequests, diamondRequestsSlice.actions),
    ),
  }),
})

export const { listenDiamondRequests } = diamondRequestsApi.endpoints
