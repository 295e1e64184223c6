import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type WithSlice,
} from '@reduxjs/toolkit'
import {
  FLUSH,
  PAUSE,
  PERSIST,
  persistReducer,
  persistStore,
  PURGE,
  REGISTER,
  REHYDRATE,
  type Persistor,
} from 'redux-persist'
import type { specifiedCollections } from '@/features/desk/api'
import { sessionPersistConfig, sessionSlice, type SessionExtra } from '@/features/session'
import { env } from '@/shared/config/env'
import type { LazySlice } from '@/shared/feature'
import type { firestoreApi } from '@/shared/firestore/api'

/** Milliseconds a development check may take before it warns: it walks through every new record. */
const warnAfter = 500

type SessionSlice = (typeof specifiedCollections)[number]['slice']

/** The parts of injected slices that the app itself reads. */
type LazyState = WithSlice<typeof firestoreApi> & WithSlice<SessionSlice>

export type AppStore = ReturnType<typeof makeStore>
export type RootState = ReturnType<AppStore['getState']>

/**
 * The store, for the app and for each test. Nothing is read from the browser before
 * `restoreSession` is called; RTK Query and live slices join with `addData`.
 *
 * @param hasSession whether the browser remembers a session: then who is signed in is not
 *   known before the provider has answered
 */
export function makeStore({ hasSession }: { hasSession: boolean }) {
  const reducer = combineSlices({
    session: persistReducer(sessionPersistConfig, sessionSlice.reducer),
  }).withLazyLoadedSlices<LazyState>()
  const dataMiddleware = createDynamicMiddleware()
  let persistor: Persistor | undefined
  const extraArgument: SessionExtra = { flushSession: async () => persistor?.flush() }

  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        serializableCheck: {
          warnAfter,
          // Their payloads carry functions.
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
        immutableCheck: { warnAfter },
        // First: a listener is added by an action that carries functions.
      }).prepend(dataMiddleware.middleware),
    devTools: env.backend !== 'cloud',
  })
  if (!hasSession) store.dispatch(sessionSlice.actions.signedOut())

  let restoring: Promise<void> | undefined

  /** Restores the administrator of the last visit, once, and keeps the session stored from then on. */
  function restoreSession(): Promise<void> {
    restoring ??= new Promise((resolve) => {
      persistor = persistStore(store, null, () => resolve())
    })
    return restoring
  }

  /** Injects slices that are missing; they have state at once, not only after the next action. */
  function inject(slices: readonly LazySlice[]) {
    const missing = slices.filter(({ reducerPath }) => !(reducerPath in store.getState()))
    for (const slice of missing) reducer.inject(slice as SessionSlice)
    if (missing.length > 0) store.replaceReducer(reducer)
  }

  let addingApi: Promise<void> | undefined

  async function addApi() {
    const { firestoreApi, createDataMiddleware } = await import('./data')
    dataMiddleware.addMiddleware(...createDataMiddleware())
    inject([firestoreApi])
  }

  /**
   * Adds RTK Query, once, and the slices of live collections.
   *
   * @throws Error when their code cannot be loaded; the next call tries again
   */
  async function addData(loadSlices?: () => Promise<readonly LazySlice[]>): Promise<void> {
    addingApi ??= addApi().catch((thrown: unknown) => {
      addingApi = undefined
      throw thrown
    })
    const [slices] = await Promise.all([loadSlices?.(), addingApi])
    inject(slices ?? [])
  }

  return Object.assign(store, { restoreSession, addData })
}
