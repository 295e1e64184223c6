import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Attendance, NewAttendance } from '../attendanceApi'
import { createUnsavedWork, type Unsaved } from '@/shared/desk/unsavedWork'
import type { AppError } from '@/shared/firestore/errors'
import { sessionChanged } from '@/shared/firestore/live/liveState'

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
  /** When it was sent last, in milliseconds since 1970. No answer came, but the server may have it. */
  triedAt?: number
  /** Somebody else came: what the server may have under this id is undone first. */
  isReplacement?: true
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

type Entries = { [id: string]: Queued }

export type DoorQueueState = {
  /** By id of the record; the first press first. */
  entries: Entries
  /** The records as the server has answered. While an answer is fresh, the list may be older. */
  answered: { [id: string]: Attendance & { isFresh: boolean } }
  /** Who was in already when this device wanted to check them in. */
  wasIn: { [id: string]: true }
  /** The time of a check-in could not be written as this device had it. */
  isTimeLost: boolean
} & Unsaved<Entries>

/** The slice is injected with the data layer. */
export type DoorRoot = { doorQueue: DoorQueueState }

const initialState: DoorQueueState = {
  entries: {},
  answered: {},
  wasIn: {},
  kept: null,
  isTimeLost: false,
  unwritten: [],
  unsure: [],
}

/** The answers to entries on their way will not be heard. They are safe to send again. */
function describe(state: DoorQueueState) {
  const left = Object.entries(state.entries)
  const entries = Object.fromEntries(
    left.map(([id, entry]): [string, Queued] => [
      id,
      entry.status === 'sending' ? { ...entry, status: 'waiting' } : entry,
    ]),
  )
  const unwritten = left.length > 0 ? [`Check-ins at the door: ${left.length}`] : []
  return { entries, unwritten, unsure: [] }
}

const { afterSession, selectIsOpen } = createUnsavedWork({
  name: 'doorQueue',
  field: 'entries',
  initialState,
  isOpen: (entries) => Object.values(entries).some(({ isKept }) => !isKept),
  describe,
})

/** Whether both are of the same person, and not of somebody who comes in their place. */
type Person = Pick<NewAttendance, 'kind' | 'name'>
export const isSamePerson = (one: Person, other: Person) =>
  one.kind === other.kind && one.name === other.name

type Sent = {
  id: string
  version: number
  /** Undefined if there was nothing to do. */
  attendance?: Attendance
  wasIn?: boolean
  isTimeLost?: boolean
}

export const doorQueueSlice = createSlice({
  name: 'doorQueue',
  initialState,
  reducers: {
    queued(state, { payload }: PayloadAction<Entry>) {
      const before = state.entries[payload.id]
      delete state.wasIn[payload.id]
      state.entries[payload.id] = {
        ...payload,
        // What was pressed of one person does not count for another.
        pressed: payload.isReplacement
          ? [...(payload.pressed ?? [])]
          : [...new Set([...(before?.pressed ?? []), ...(payload.pressed ?? [])])],
        triedAt: before?.triedAt ?? payload.triedAt,
        isReplacement: before?.isReplacement ?? payload.isReplacement,
        version: (before?.version ?? 0) + 1,
        // What is on its way arrives first.
        status: before?.status === 'sending' ? 'sending' : 'waiting',
        isLate: before?.isLate ?? false,
      }
    },
    /** It need not be sent. */
    dropped(state, { payload: id }: PayloadAction<string>) {
      delete state.entries[id]
    },
    /** @param isKept whether a reload will find it as it is now */
    kept(state, { payload }: PayloadAction<{ id: string; isKept: boolean }>) {
      const entry = state.entries[payload.id]
      if (entry !== undefined) entry.isKept = payload.isKept
    },
    /** @param at in milliseconds since 1970 */
    sendingBegan(state, { payload }: PayloadAction<{ id: string; at: number }>) {
      const entry = state.entries[payload.id]!
      entry.status = 'sending'
      if (!entry.isUndone) entry.triedAt = payload.at
    },
    sendingTookLong(state, { payload: id }: PayloadAction<string>) {
      const entry = state.entries[id]
      if (entry !== undefined) entry.isLate = true
    },
    sent(state, { payload }: PayloadAction<Sent>) {
      const { id, version, attendance, wasIn = false, isTimeLost = false } = payload
      if (isTimeLost) state.isTimeLost = true
      if (attendance !== undefined) state.answered[id] = { ...attendance, isFresh: true }
      if (wasIn) state.wasIn[id] = true
      const entry = state.entries[id]
      if (entry === undefined) return
      if (entry.version === version) {
        delete state.entries[id]
        return
      }
      // Something was pressed in the meantime.
      Object.assign(entry, { status: 'waiting', isLate: false })
      // A change of what is there now; or somebody else came.
      if (attendance !== undefined && isSamePerson(entry, attendance)) entry.isThere = true
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
      if (isFinal) delete entry.triedAt
      Object.assign(entry, { error, isLate: true })
    },
    timeLostRead(state) {
      state.isTimeLost = false
    },
    /** Those that were refused are tried once more. */
    triedAgain(state) {
      for (const entry of Object.values(state.entries)) {
        if (entry.status === 'refused') entry.status = 'waiting'
      }
    },
  },
  extraReducers: (builder) =>
    builder.addCase(sessionChanged, (state, { payload }) => afterSession(state, payload)),
  selectors: {
    selectEntries: ({ entries }) => entries,
    selectIsAnyToSend: ({ entries }) =>
      Object.values(entries).some(({ status }) => status !== 'refused'),
    selectAnswered: ({ answered }) => answered,
    selectWasIn: ({ wasIn }) => wasIn,
    selectIsTimeLost: ({ isTimeLost }) => isTimeLost,
  },
})

export const {
  queued,
  dropped,
  kept,
  sendingBegan,
  sendingTookLong,
  sent,
  answerGrewOld,
  notSent,
  timeLostRead,
  triedAgain,
} = doorQueueSlice.actions
export const { selectEntries, selectIsAnyToSend, selectAnswered, selectWasIn, selectIsTimeLost } =
  doorQueueSlice.selectors

/** Whether an entry is in this page alone. */
export const selectMayLoseEntries = selectIsOpen

/** What is written of a record, and nothing that is known of it besides. */
export function writtenOf(record: Omit<NewAttendance, 'press'>): Omit<NewAttendance, 'press'> {
  const { id, meetingId, meetingDate, kind, comingAs, answer, people, late, via } = record
  const { name, firmName, mobile, inMillis } = record
  const person = { name, firmName, mobile, inMillis }
  return { id, meetingId, meetingDate, kind, comingAs, answer, people, late, via, ...person }
}
