import { followSession, onSignedInElsewhere } from '@/features/session'
import type { AppStore } from './store'

/**
 * Reads who was signed in at the last visit and, only if somebody was, asks the identity
 * provider whether they still are. Returns the function that stops listening to other tabs.
 */
export function startSession(store: AppStore, hasSession: boolean): () => void {
  const follow = () => void store.dispatch(followSession())
  void store.restoreSession().then(() => hasSession && follow())
  return onSignedInElsewhere(follow)
}
