import { followSession, onSessionElsewhere, selectStatus } from '@/features/session'
import { untilLoaded } from '@/shared/config/untilLoaded'
import type { AppStore } from './store'

/**
 * Reads who was signed in at the last visit and, only if somebody was, asks the identity
 * provider whether they still are. Returns the function that stops listening to other tabs.
 */
export function startSession(store: AppStore, hasSession: boolean): () => void {
  const follow = () => void store.dispatch(followSession())
  if (hasSession) void rememberSession(store).then(follow)
  else void untilSignedIn(store).then(() => rememberSession(store))
  return onSessionElsewhere(follow)
}

const remembered = new WeakMap<AppStore, Promise<void>>()

/**
 * Reads who was signed in, once for each store, and keeps it from then on. redux-persist is a
 * part of its own: whoever never signs in never loads it.
 */
export function rememberSession(store: AppStore): Promise<void> {
  const known = remembered.get(store)
  if (known !== undefined) return known
  const reading = untilLoaded(() => import('./persistSession')).then(({ persistSession }) =>
    persistSession(store),
  )
  remembered.set(store, reading)
  return reading
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
