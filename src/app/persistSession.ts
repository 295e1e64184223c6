import { persistReducer, persistStore, type PersistConfig } from 'redux-persist'
import { sessionKey, sessionSlice, type SessionState } from '@/features/session'
import { safeStorage } from '@/shared/config/safeStorage'
import { rootReducer, type AppStore } from './store'

const local = safeStorage('local')

/** What is stored may be of any shape, whatever redux-persist's type says. */
function versionOf(stored: { _persist?: { version?: unknown } } | undefined) {
  return stored?._persist?.version
}

/** Only who was signed in is kept, and only what this version of the site has written. */
const config: PersistConfig<SessionState> = {
  key: sessionKey,
  version: 1,
  whitelist: ['user'],
  storage: {
    getItem: (key: string) => Promise.resolve(local.getItem(key)),
    setItem: (key: string, value: string) => Promise.resolve(local.setItem(key, value)),
    removeItem: (key: string) => Promise.resolve(local.removeItem(key)),
  },
  migrate: (stored, version) => Promise.resolve(versionOf(stored) === version ? stored : undefined),
  // What is remembered counts only while it is not known who is signed in.
  stateReconciler: (stored: Partial<SessionState>, _before: SessionState, now: SessionState) =>
    now.status === 'loading' ? { ...now, user: stored.user ?? null } : now,
}

/** Reads who was signed in at the last visit, and keeps it from now on. Nothing else is stored. */
export function persistSession(store: AppStore): Promise<void> {
  const reducer = persistReducer(config, sessionSlice.reducer)
  // By its types, only a slice that was not there may be injected.
  rootReducer.inject({ reducerPath: 'session', reducer } as never, { overrideExisting: true })
  return new Promise((resolve) => void persistStore(store, null, resolve))
}
