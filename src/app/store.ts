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
  persistStore,
  PURGE,
  REGISTER,
  REHYDRATE,
  type Persistor,
} from 'redux-persist'
import { sessionPersistConfig, sessionSlice, type SessionExtra } from '@/features/session'
import { env } from '@/shared/config/env'
import type { DataState } from './data'
import type { LiveDataState } from './liveData'

/** Milliseconds a development check may take before it warns: it walks through every new record. */
const warnAfter = 500

export type AppStore = ReturnType<typeof makeStore>
export type RootState = ReturnType<AppStore['getState']>
export type AppDispatch = ThunkDispatch<RootState, SessionExtra, UnknownAction>

/**
 * The store, for the app and for each test. Nothing is read from the browser before
 * `restoreSession` is called; RTK Query and the live slices join with `addData` and `addLiveData`.
 *
 * @param hasSession whether the browser remembers a session: then who is signed in is not
 *   known before the provider has answered
 */
export function makeStore({ hasSession }: { hasSession: boolean }) {
  const reducer = combineSlices({
    session: persistReducer(sessionPersistConfig, sessionSlice.reducer),
  }).withLazyLoadedSlices<DataState & LiveDataState>()
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
      }).concat(dataMiddleware.middleware),
    devTools: env.backend !== 'cloud',
  })
  if (!hasSession) store.dispatch(sessionSlice.actions.signedOut())

  let restoring: Promise<void> | undefined

  /** Reads who was signed in at the last visit, once, and keeps it from then on. */
  function restoreSession(): Promise<void> {
    restoring ??= new Promise((resolve) => {
      persistor = persistStore(store, null, () => resolve())
    })
    return restoring
  }

  /** What was injected answers from now on, not from the next action. */
  const refresh = () => store.replaceReducer(reducer)

  const addData = once(async () => {
    const { dataSlices, createDataMiddleware } = await import('./data')
    for (const slice of dataSlices) reducer.inject(slice)
    dataMiddleware.addMiddleware(...createDataMiddleware())
    refresh()
  })

  const addLiveData = once(async () => {
    const [live] = await Promise.all([import('./liveData'), addData()])
    for (const slice of live.liveSlices) reducer.inject(slice)
    dataMiddleware.addMiddleware(live.createPanelMiddleware())
    refresh()
    return live
  })

  return Object.assign(store, {
    restoreSession,
    /** Adds RTK Query, once. Rejects when its code cannot be loaded; the next call tries again. */
    addData,
    /** The same with the slices of the live collections. */
    addLiveData,
  })
}

/** Does something once, whoever asks; again where it has failed. */
function once<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined
  return () => {
    running ??= run().catch((thrown: unknown) => {
      running = undefined
      throw thrown
    })
    return running
  }
}
