import { followSession, onSessionElsewhere, selectStatus } from '@/features/session'
import { untilLoaded } from '@/shared/config/untilLoaded'
import type { AppStore } from './store'

/**
 * Reads who was signed in at the last visit and, only if somebody was, asks the identity
 * provider whether they still are. Returns the function that stops listening to other tabs.
 */
export function startSession(store: AppStore, hasSession: boolean): () => void {
  const follow = () => void store.dispatch(followSession())
  if (hasSession) void persist(store).then(follow)
  else void untilSignedIn(store).then(() => persist(store))
  return onSessionElsewhere(follow)
}

/** redux-persist is a part of its own: whoever never signs in never loads it. */
async function persist(store: AppStore) {
  const { persistSession } = await untilLoaded(() => import('./persistSession'))
  await persistSession(store)
}

function untilSignedIn(store: AppStore): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (selectStatus(store.getState()) !== 'signedIn') return
      stop()
      resolve()
    })
  })
}
