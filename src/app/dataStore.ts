import { createListenerMiddleware } from '@reduxjs/toolkit'
import { meetingsSlice } from '@/features/meetings/data'
import { selectUid } from '@/features/session'
import { firestoreApi } from '@/shared/firebase/firestoreApi'
import { sessionChanged } from '@/shared/live/createLiveSlice'
import { dataMiddleware, rootReducer, type AppStore, type RootState } from './store'

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

/**
 * Adds the RTK Query API and what anybody may read to a store. Does nothing the second time. The
 * rest is in `adminStore`: no visitor's phone builds the schemas of what only administrators read.
 */
export function joinData(store: AppStore) {
  rootReducer.inject(meetingsSlice)
  rootReducer.inject(firestoreApi)
  dataMiddleware.addMiddleware(sessions.middleware, firestoreApi.middleware)
  // A reducer that was injected answers from the next action on.
  store.dispatch({ type: 'app/dataJoined' })
}
