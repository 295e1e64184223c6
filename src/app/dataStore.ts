import { createListenerMiddleware } from '@reduxjs/toolkit'
import { diamondRequestsSlice, listenDiamondRequests } from '@/features/diamond-club/data'
import { growthFundRequestsSlice, listenGrowthFundRequests } from '@/features/growth-fund/data'
import { landRequestsSlice } from '@/features/land-bank/data'
import { listenMeetings, meetingAnswersSlice, meetingsSlice } from '@/features/meetings/data'
import { listenRegistrations, registrationsSlice } from '@/features/registrations/data'
import { selectUid } from '@/features/session'
import { firestoreApi } from '@/shared/firebase/firestoreApi'
import { sessionChanged } from '@/shared/live/createLiveSlice'
import { dataMiddleware, rootReducer, type AppStore, type RootState } from './store'

const liveSlices = [
  registrationsSlice,
  growthFundRequestsSlice,
  diamondRequestsSlice,
  meetingsSlice,
  meetingAnswersSlice,
  landRequestsSlice,
] as const

/** The others are opened by the page that shows them. */
const liveEndpoints = [
  listenRegistrations,
  listenGrowthFundRequests,
  listenDiamondRequests,
  listenMeetings,
] as const

const sessions = createListenerMiddleware<RootState>()

sessions.startListening({
  // Another person (or nobody) is signed in: close every listener opened for the previous
  // one and forget what they brought.
  predicate: (_action, now, before) => selectUid(now) !== selectUid(before),
  effect: (_action, { dispatch }) => {
    dispatch(firestoreApi.util.resetApiState())
    dispatch(sessionChanged())
  },
})

/** Adds the data slices and the RTK Query API to a store. Does nothing the second time. */
export function joinData(store: AppStore) {
  for (const slice of liveSlices) rootReducer.inject(slice)
  rootReducer.inject(firestoreApi)
  dataMiddleware.addMiddleware(sessions.middleware, firestoreApi.middleware)
  // A reducer that was injected answers from the next action on.
  store.dispatch({ type: 'app/dataJoined' })
}

/** Opens the live collections of every administrator's page. Returns the function that lets go of them. */
export function openLiveCollections(store: AppStore): () => void {
  const subscriptions = liveEndpoints.map(({ initiate }) => store.dispatch(initiate()))
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
