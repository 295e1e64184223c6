import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Attendance } from '../attendanceApi'
import { isSamePerson, isSending, type Entry, type Queued } from './doorEntry'
import { createUnsavedWork, type Unsaved } from '@/shared/desk/unsavedWork'
import { sessionChanged } from '@/shared/firestore/live/liveState'

export type Answered = Attendance & {
  /** A colleague was first: the person was in when this device wanted to check them in. */
  alreadyCheckedIn: boolean
}

type Entries = { [id: string]: Queued }

export type DoorQueueState = {
  /** By id of the record; the first press first. */
  entries: Entries
  /** The records as the server has answered. */
  answered: { [id: string]: Answered }
  /** The time of a check-in could not be written as this device had it. */
  isTimeLost: boolean
  /** The last change of the queue could not be stored on this device. */
  isStorageFull: boolean
} & Unsaved<Entries>

/** The slice is injected with the data layer. */
export type DoorRoot = { doorQueue: DoorQueueState }

const initialState: DoorQueueState = {
  entries: {},
  answered: {},
  kept: null,
  isTimeLost: false,
  isStorageFull: false,
  unwritten: [],
  unsure: [],
}

/** The answers to entries on their way will not be heard. They are safe to send again. */
function describe(state: DoorQueueState) {
  const left = Object.entries(state.entries)
  const entries = Object.fromEntries(
    left.map(([id, entry]): [string, Queued] => [
      id,
      isSending(entry)
        ? { ...entry, state: entry.state === 'sendingSlow' ? 'waiting' : 'queued' }
        : entry,
    ]),
  )
  const unwritten = left.length > 0 ? [`Check-ins at the door: ${left.length}`] : []
  return { entries, unwritten, unsure: [] }
}

const { afterSession, selectIsOpen } = createUnsavedWork({
  name: 'doorQueue',
  field: 'entries',
  initialState,
  isOpen: (entries, { isStorageFull }) =>
    Object.values(entries).some(({ name }) => name !== undefined || isStorageFull),
  describe,
})

type Sent = {
  id: string
  version: number
  /** Undefined if there was nothing to do. */
  attendance?: Attendance
  alreadyCheckedIn?: boolean
  isTimeLost?: boolean
}

export const doorQueueSlice = createSlice({
  name: 'doorQueue',
  initialState,
  reducers: {
    queued(state, { payload }: PayloadAction<Entry>) {
      const before = state.entries[payload.id]
      const answer = state.answered[payload.id]
      if (answer !== undefined) answer.alreadyCheckedIn = false
      state.entries[payload.id] = {
        ...payload,
        // A press for a person does not count for another.
        pressed:
          payload.stored === 'other'
            ? payload.pressed
            : [...new Set([...(before?.pressed ?? []), ...(payload.pressed ?? [])])],
        triedAt: before?.triedAt ?? payload.triedAt,
        stored: payload.stored ?? (before?.stored === 'other' ? 'other' : undefined),
        version: (before?.version ?? 0) + 1,
        // An entry on its way arrives first. One that was refused is sent again.
        state: before?.state === 'refused' ? 'waiting' : (before?.state ?? 'queued'),
      }
    },
    /** It need not be sent. */
    dropped(state, { payload: id }: PayloadAction<string>) {
      delete state.entries[id]
    },
    /** Entries of an earlier visit, which are stored on this device. */
    restored(state, { payload }: PayloadAction<{ [id: string]: Entry }>) {
      for (const entry of Object.values(payload)) {
        state.entries[entry.id] ??= { ...entry, version: 1, state: 'queued' }
      }
    },
    stored(state, { payload: isStored }: PayloadAction<boolean>) {
      state.isStorageFull = !isStored
    },
    /** @param at in milliseconds since 1970 */
    sendingBegan(state, { payload }: PayloadAction<{ id: string; at: number }>) {
      const entry = state.entries[payload.id]!
      entry.state = entry.state === 'waiting' ? 'sendingSlow' : 'sending'
      if (!entry.isUndone) entry.triedAt = payload.at
    },
    sendingSlow(state, { payload: id }: PayloadAction<string>) {
      const entry = state.entries[id]
      if (entry?.state === 'sending') entry.state = 'sendingSlow'
    },
    sent(state, { payload }: PayloadAction<Sent>) {
      const { id, version, attendance, alreadyCheckedIn = false, isTimeLost = false } = payload
      if (isTimeLost) state.isTimeLost = true
      if (attendance !== undefined) {
        state.answered[id] = { ...attendance, alreadyCheckedIn }
      }
      const entry = state.entries[id]
      if (entry === undefined) return
      if (entry.version === version) {
        delete state.entries[id]
        return
      }
      // There was another press in the meantime.
      entry.state = 'queued'
      // A change of the stored record; or a substitute came.
      if (attendance !== undefined && isSamePerson(entry, attendance)) entry.stored = 'this'
    },
    /** @param isFinal to be tried again only by hand */
    notSent(state, { payload }: PayloadAction<{ id: string; message: string; isFinal: boolean }>) {
      const { id, message, isFinal } = payload
      const entry = state.entries[id]
      if (entry === undefined) return
      entry.state = isFinal ? 'refused' : 'waiting'
      if (isFinal) delete entry.triedAt
      entry.message = message
    },
    timeLostRead(state) {
      state.isTimeLost = false
    },
    /** Refused entries are tried once more. */
    triedAgain(state) {
      for (const entry of Object.values(state.entries)) {
        if (entry.state === 'refused') entry.state = 'waiting'
      }
    },
  },
  extraReducers: (builder) =>
    builder.addCase(sessionChanged, (state, { payload }) => afterSession(state, payload)),
  selectors: {
    selectEntries: ({ entries }) => entries,
    selectIsAnyToSend: ({ entries }) =>
      Object.values(entries).some(({ state }) => state !== 'refused'),
    selectAnswered: ({ answered }) => answered,
    selectIsTimeLost: ({ isTimeLost }) => isTimeLost,
    selectIsStorageFull: ({ isStorageFull }) => isStorageFull,
  },
})

export const {
  queued,
  dropped,
  restored,
  stored,
  sendingBegan,
  sendingSlow,
  sent,
  notSent,
  timeLostRead,
  triedAgain,
} = doorQueueSlice.actions
export const {
  selectEntries,
  selectIsAnyToSend,
  selectAnswered,
  selectIsTimeLost,
  selectIsStorageFull,
} = doorQueueSlice.selectors

/** Whether an entry is in this page alone. */
export const selectMayLoseEntries = selectIsOpen
