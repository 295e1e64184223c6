import { finishLogout, followSession, onSignedInElsewhere } from '@/features/session'
import { removeOldDrafts } from '@/shared/forms/draft/drafts'
import type { AppStore } from './store'

/**
 * Reads which administrator was signed in at the last visit and, only if there was one, asks the identity
 * provider whether they still are. Finishes a logout, and removes drafts that are too old. Returns the function that stops
 * listening to other tabs.
 */
export function startSession(store: AppStore, hasSession: boolean): () => void {
  removeOldDrafts()
  const follow = () => void store.dispatch(followSession())
  void store.restoreSession().then(() => hasSession && follow())
  void store.dispatch(finishLogout())
  return onSignedInElsewhere(follow)
}
