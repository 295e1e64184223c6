import {
  createEntityAdapter,
  createSlice,
  prepareAutoBatched,
  type PayloadAction,
} from '@reduxjs/toolkit'
import type { AppError } from '@/shared/firestore/errors'
import type { SnapshotChanges } from '@/shared/firestore/listen'
import { isPartial, sessionChanged, type LiveState } from './liveState'

/** All that the slice needs to know of a record. */
type Identified = { id: string }

const adapter = createEntityAdapter<Identified>()

type Snapshot = Omit<SnapshotChanges<Identified>, 'size'> & {
  /** There are more than these: they are the newest. */
  isCut?: boolean
  at: number
}

/** Without a prototype, so that an id such as `constructor` finds nothing. */
const emptyState = () => ({ ids: [], entities: Object.create(null) as Record<string, never> })

function setAll(state: LiveState<Identified>, records: readonly Identified[]) {
  Object.assign(state, emptyState())
  adapter.setMany(state, records)
}

/** The slice of a live collection. In its actions `at` is the time in milliseconds since 1970. */
export function createLiveSlice<const Name extends string>(name: Name) {
  const initialState: LiveState<Identified> = {
    ...emptyState(),
    status: 'idle',
    error: null,
    staleSince: null,
    isCut: false,
  }

  return createSlice({
    name,
    initialState,
    reducers: {
      subscribed(state, { payload }: PayloadAction<{ at: number }>) {
        state.status = 'loading'
        // Records of an earlier listener stay, but may be out of date.
        if (state.ids.length > 0) state.staleSince ??= payload.at
      },
      newestReceived(state, { payload }: PayloadAction<Identified[]>) {
        if (state.status === 'loading' && state.ids.length === 0) setAll(state, payload)
      },
      /**
       * Fifty changes that arrive in one message would be fifty renders without a pause, which React takes for an
       * endless loop: subscribers hear of them in the next frame, once.
       */
      snapshotReceived: {
        reducer(state, { payload }: PayloadAction<Snapshot>) {
          // After a change of session a listener may still report until it is closed.
          if (state.status === 'idle') return
          if (payload.isWhole) {
            setAll(state, payload.upserted)
            state.isCut = payload.isCut === true
          } else {
            adapter.removeMany(state, payload.removed)
            adapter.setMany(state, payload.upserted)
          }
          if (payload.fromCache) {
            if (state.status === 'ready') state.staleSince ??= payload.at
          } else {
            Object.assign(state, { status: 'ready', error: null, staleSince: null })
          }
        },
        prepare: prepareAutoBatched<Snapshot>(),
      },
      subscriptionFailed(state, { payload }: PayloadAction<{ error: AppError; at: number }>) {
        if (state.status === 'idle') return
        if (isPartial(state)) setAll(state, [])
        state.status = 'failed'
        state.error = payload.error
        state.staleSince ??= payload.at
      },
      unsubscribed(state, { payload }: PayloadAction<{ at: number }>) {
        if (state.status === 'idle') return
        if (isPartial(state) || state.ids.length === 0) return initialState
        state.status = 'idle'
        state.staleSince ??= payload.at
      },
    },
    extraReducers: (builder) => builder.addCase(sessionChanged, () => initialState),
  })
}

export type LiveSlice<Name extends string> = ReturnType<typeof createLiveSlice<Name>>
