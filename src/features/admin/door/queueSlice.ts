import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Attendance, NewAttendance } from '@/features/meetings/attendance'
import type { AppError } from '@/shared/firestore/errors'
import { sessionChanged } from '@/shared/firestore/liveState'

/** What somebody at the door has pressed for one person, until the server has it. */
export type Entry = NewAttendance & {
  /** When they came, by this device, in milliseconds since 1970. */
  inMillis: number
  /** They did not come after all. */
  isUndone?: true
  /** The server has the person's record already; this changes it. */
  isThere?: true
  /** What was pressed of these; the rest is as it was seen, and is not written. */
  pressed?: readonly Pressed[]
  /** A reload will find it. */
  isKept?: boolean
}

export type Pressed = 'people' | 'late' | 'isUndone'

export type Queued = Entry & {
  /** Increases with each press. */
  version: number
  status: 'waiting' | 'sending' | 'refused'
  /** It did not arrive at once: the page says that it waits. */
  isLate: boolean
  /** Why the last try failed. */
  error?: AppError
}

export type DoorQueue = {
  /** By id of the record; the first press first. */
  entries: { [id: string]: Queued }
  /** The records as the server has answered. While an answer is fresh, the list may be older. */
  answered: { [id: string]: Attendance & { isFresh: boolean } }
  /** Who was in already when this device wanted to check them in. */
  wasIn: { [id: string]: true }
}

/** The slice is injected with the data layer. */
export type DoorRoot = { doorQueue: DoorQueue }

const initialState: DoorQueue = { entries: {}, answered: {}, wasIn: {} }

type Sent = { id: string; version: number }

export const doorQueueSlice = createSlice({
  name: 'doorQueue',
  initialState,
  reducers: {
    queued(state, { payload }: PayloadAction<Entry>) {
      const before = state.entries[payload.id]
      delete state.wasIn[payload.id]
      state.entries[payload.id] = {
        ...payload,
        pressed: [...new Set([...(before?.pressed ?? []), ...(payload.pressed ?? [])])],
        version: (before?.version ?? 0) + 1,
        // What is on its way arrives first.
        status: before?.status === 'sending' ? 'sending' : 'waiting',
        isLate: before?.isLate ?? false,
      }
    },
    /** It was never sent, and need not be. */
    dropped(state, { payload: id }: PayloadAction<string>) {
      delete state.entries[id]
    },
    sendingBegan(state, { payload: id }: PayloadAction<string>) {
      state.entries[id]!.status = 'sending'
    },
    sendingTookLong(state, { payload: id }: PayloadAction<string>) {
      const entry = state.entries[id]
      if (entry !== undefined) entry.isLate = true
    },
    /** @param attendance undefined if there was nothing to do */
    sent(state, { payload }: PayloadAction<Sent & { attendance?: Attendance; wasIn?: boolean }>) {
      const { id, version, attendance, wasIn = false } = payload
      if (attendance !== undefined) state.answered[id] = { ...attendance, isFresh: true }
      if (wasIn) state.wasIn[id] = true
      const entry = state.entries[id]
      if (entry?.version === version) delete state.entries[id]
      // Something was pressed in the meantime: a change of what is there now.
      else if (entry !== undefined)
        Object.assign(entry, { status: 'waiting', isLate: false, isThere: true })
    },
    answerGrewOld(state, { payload: id }: PayloadAction<string>) {
      const answer = state.answered[id]
      if (answer !== undefined) answer.isFresh = false
    },
    /** @param isFinal to be tried again only by hand */
    notSent(state, { payload }: PayloadAction<{ id: string; error: AppError; isFinal: boolean }>) {
      const { id, error, isFinal } = payload
      const entry = state.entries[id]
      if (entry === undefined) return
      entry.status = isFinal ? 'refused' : 'waiting'
      Object.assign(entry, { error, isLate: true })
    },
    /** Those that were refused are tried once more. */
    triedAgain(state) {
      for (const entry of Object.values(state.entries)) {
        if (entry.status === 'refused') entry.status = 'waiting'
      }
    },
  },
  extraReducers: (builder) => builder.addCase(sessionChanged, () => initialState),
  selectors: {
    selectEntries: ({ entries }) => entries,
    selectAnswered: ({ answered }) => answered,
    selectWasIn: ({ wasIn }) => wasIn,
  },
})

export const {
  queued,
  dropped,
  sendingBegan,
  sendingTookLong,
  sent,
  answerGrewOld,
  notSent,
  triedAgain,
} = doorQueueSlice.actions
export const { selectEntries, selectAnswered, selectWasIn } = doorQueueSlice.selectors
