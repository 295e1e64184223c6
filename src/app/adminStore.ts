import { panelSlice } from '@/features/admin/data'
import { diamondRequestsSlice, listenDiamondRequests } from '@/features/diamond-club/data'
import { growthFundRequestsSlice, listenGrowthFundRequests } from '@/features/growth-fund/data'
import { landRequestsSlice } from '@/features/land-bank/data'
import { listenMeetings, meetingAnswersSlice } from '@/features/meetings/data'
import { listenRegistrations, registrationsSlice } from '@/features/registrations/data'
import { joinData } from './dataStore'
import { rootReducer, type AppStore } from './store'

const adminSlices = [
  registrationsSlice,
  growthFundRequestsSlice,
  diamondRequestsSlice,
  meetingAnswersSlice,
  landRequestsSlice,
  panelSlice,
] as const

/** The others are opened by the page that shows them. */
const liveEndpoints = [
  listenRegistrations,
  listenGrowthFundRequests,
  listenDiamondRequests,
  listenMeetings,
] as const

/** Adds the data layer with all that administrators read. Does nothing the second time. */
export function joinAdminData(store: AppStore) {
  for (const slice of adminSlices) rootReducer.inject(slice)
  joinData(store)
}

/** Opens the live collections of every administrator's page. Returns the function that lets go of them. */
export function openLiveCollections(store: AppStore): () => void {
  const subscriptions = liveEndpoints.map(({ initiate }) => store.dispatch(initiate()))
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
