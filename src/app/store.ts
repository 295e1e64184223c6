import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import {
  FLUSH,
  PAUSE,
  PERSIST,
  persistReducer,
  PURGE,
  REGISTER,
  REHYDRATE,
  type PersistConfig,
} from 'redux-persist'
import { sessionKey, sessionSlice, type SessionState } from '@/features/session'
import { isDevelopment } from '@/shared/config/env'
import { safeStorage } from '@/shared/config/safeStorage'
import type { DataState } from './dataState'

const local = safeStorage('local')

/** What is stored may be of any shape, whatever redux-persist's type says. */
function versionOf(stored: { _persist?: { version?: unknown } } | undefined) {
  return stored?._persist?.version
}

/** Only who was signed in is kept, and only what this version of the site has written. */
const persistSession: PersistConfig<SessionState> = {
  key: sessionKey,
  version: 1,
  whitelist: ['user'],
  storage: {
    getItem: (key: string) => Promise.resolve(local.getItem(key)),
    setItem: (key: string, value: string) => Promise.resolve(local.setItem(key, value)),
    removeItem: (key: string) => Promise.resolve(local.removeItem(key)),
  },
  migrate: (stored, version) => Promise.resolve(versionOf(stored) === version ? stored : undefined),
}

/** What a page without data needs. The rest joins through `dataStore`, where a page asks for it. */
export const rootReducer = combineSlices({
  session: persistReducer(persistSession, sessionSlice.reducer),
}).withLazyLoadedSlices<DataState>()

/**
 * The development checks walk through the whole state at every action. In a collection of
 * any size that would be all a developer's machine does, and its reader makes plain values.
 */
const liveSlices = [/^(?!session|firestoreApi)/]

export const dataMiddleware = createDynamicMiddleware()

export type RootState = ReturnType<typeof rootReducer>
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>
export type AppStore = ReturnType<typeof makeStore>

/**
 * The store, for the app and for each test.
 *
 * @param hasSession whether the browser remembers a session: then who is signed in is not
 *   known before the provider has answered
 */
export function makeStore({ hasSession }: { hasSession: boolean }) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        serializableCheck: {
          ignoredPaths: liveSlices,
          ignoredActionPaths: ['payload.upserted'],
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
        immutableCheck: { ignoredPaths: liveSlices },
      }).concat(dataMiddleware.middleware),
    devTools: isDevelopment,
  })
  if (!hasSession) store.dispatch(sessionSlice.actions.signedOut())
  return store
}
