import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { sessionSlice } from '@/features/session'
import { isDevelopment } from '@/shared/config/env'
import type { ThunkExtra } from '@/shared/firebase/withData'
import type { DataState } from './dataState'

/** What a page without data needs. The rest joins through `dataStore` and `adminStore`. */
export const rootReducer = combineSlices(sessionSlice).withLazyLoadedSlices<DataState>()

/**
 * The development checks walk through the whole state at every action. In a collection of
 * any size that would be all a developer's machine does, and its reader makes plain values.
 */
const liveSlices = [/^(?!session|firestoreApi)/]

/** Those of redux-persist carry functions. */
const persistActions = ['FLUSH', 'PAUSE', 'PERSIST', 'PURGE', 'REGISTER', 'REHYDRATE']

export const dataMiddleware = createDynamicMiddleware()

export type RootState = ReturnType<typeof rootReducer>
export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>
export type AppStore = ReturnType<typeof makeStore>

/**
 * The store, for the app and for each test.
 *
 * @param hasSession whether the browser remembers a session: then who is signed in is not
 *   known before the provider has answered
 */
export function makeStore({ hasSession }: { hasSession: boolean }) {
  const extra: ThunkExtra = { joinData: () => joinDataLayer(store) }
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        serializableCheck: {
          ignoredPaths: liveSlices,
          ignoredActionPaths: ['payload.upserted'],
          ignoredActions: persistActions.map((name) => `persist/${name}`),
        },
        immutableCheck: { ignoredPaths: liveSlices },
      }).concat(dataMiddleware.middleware),
    devTools: isDevelopment,
  })
  if (!hasSession) store.dispatch(sessionSlice.actions.signedOut())
  return store
}

/**
 * Adds the data layer, which is a part of its own: a page without data does not load it.
 *
 * @param access who the page is for; `admin` adds what administrators read
 */
export async function joinDataLayer(store: AppStore, access?: 'admin') {
  if (access === 'admin') {
    const { joinAdminData } = await import('./adminStore')
    joinAdminData(store)
  } else {
    const { joinData } = await import('./dataStore')
    joinData(store)
  }
}
