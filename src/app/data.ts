import { createListenerMiddleware } from '@reduxjs/toolkit'
import { selectReason, selectUid, type SessionRoot } from '@/features/session'
import { firestoreApi } from '@/shared/firestore/api'
import { sessionChanged } from '@/shared/firestore/live/liveState'

/*
 * The data layer: RTK Query. A part of its own, for most pages of the public site have no data;
 * `store.addData` brings it in.
 */

export { firestoreApi }

/** The middleware of the data layer, for one store. */
export function createDataMiddleware() {
  const sessions = createListenerMiddleware<SessionRoot>()
  sessions.startListening({
    // The session changed: close every listener of the previous administrator and
    // forget the data.
    predicate: (_action, now, before) => selectUid(now) !== selectUid(before),
    effect: (_action, api) => {
      const from = selectUid(api.getOriginalState())
      const now = api.getState()
      api.dispatch(firestoreApi.util.resetApiState())
      api.dispatch(sessionChanged({ from, to: selectUid(now), reason: selectReason(now) }))
    },
  })
  return [sessions.middleware, firestoreApi.middleware] as const
}
