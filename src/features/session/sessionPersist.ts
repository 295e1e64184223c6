import type { PersistConfig } from 'redux-persist'
import { safeStorage } from '@/shared/config/safeStorage'
import { sessionKey } from './sessionHint'
import type { SessionState } from './sessionSlice'

const local = safeStorage('local')

/** What is stored may be of any shape, whatever redux-persist's type says. */
function versionOf(stored: { _persist?: { version?: unknown } } | undefined) {
  return stored?._persist?.version
}

/** Only who was signed in is kept, and only what this version of the site has written. */
export const sessionPersistConfig: PersistConfig<SessionState> = {
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
