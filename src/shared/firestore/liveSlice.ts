import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AppError } from './errors'
import type { SnapshotChanges } from './listen'
import { isPartial, sessionChanged, type LiveState } from './liveState'

/** What every record has; the rest is known to who reads it. */
type Identified = { id: string }

const adapter = createEntityAdapter<Identified>()

/** Without a prototype an id such as `constructor` is one like any other. */
const emptyState = () => ({ ids: [], entities: Object.create(null) as Record<string, never> })

function setAll(state: LiveState<Identified>, records: readonly Identified[]) {
  Object.assign(state, emptyState())
  adapter.setMany(state, records)
}

/** The slice of a live collection. Every action but the first says when it was, in `at`. */
export function createLiveSlice<const Name extends string>(name: Name) {
  const initialState: LiveState<Identified> = {
    ...emptyState(),
    status: 'idle',
    error: null,
    staleSince: null,
  }

  return createSlice({
    name,
    initialState,
    reducers: {
      subscribed(state, { payload }: PayloadAction<{ at: number }>) {
        state.status = 'loading'
        // What an earlier listener brought stays, but nobody says any more that it still holds.
        if (state.ids.length > 0) state.staleSince ??= payload.at
      },
      newestReceived(state, { payload }: PayloadAction<Identified[]>) {
        if (state.status === 'loading' && state.ids.length === 0) setAll(state, payload)
      },
      snapshotReceived(
        state,
        { payload }: PayloadAction<SnapshotChanges<Identified> & { at: number }>,
      ) {
        // After the session has changed a listener may still report before it is closed.
        if (state.status === 'idle') return
        if (payload.isWhole) setAll(state, payload.upserted)
        else {
          adapter.removeMany(state, payload.removed)
          adapter.setMany(state, payload.upserted)
        }
        if (payload.fromCache) {
          if (state.status === 'ready') state.staleSince ??= payload.at
        } else {
          Object.assign(state, { status: 'ready', error: null, staleSince: null })
        }
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
