import {
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { createUnsavedWork, type Unsaved } from '@/shared/desk/unsavedWork'
import type { AppError } from '@/shared/firestore/errors'
import { sessionChanged } from '@/shared/firestore/live/liveState'
import { counted } from '@/shared/text/counted'
import type { RejectedRow } from '../import/importTypes'
import type { WrittenRow } from './writeRow'

/** A commit of an import: a row, or a member that is taken away again. */
export type RunItem = WrittenRow | { act: 'undo'; line: number; memberId: string; number: string }

/** An import, or the undoing of one, each of its items a commit of its own. */
export type ImportRun = {
  kind: 'import' | 'undo'
  importId: string
  /** The name of the list. */
  file: string
  items: RunItem[]
  /** Rows that were not to be imported, and why. */
  leftOut: RejectedRow[]
  /** By line: why an item was not written; null: it is. Items that still wait have no entry. */
  results: { [line: number]: string | null }
  /** `stopping`: the last commits are on their way. */
  phase: 'running' | 'stopping' | 'ended'
  /** Why it stopped by itself. */
  failure?: AppError
}

export type ItemResult = { line: number; reason: string | null }

export type ImportRunState = { current: ImportRun | null } & Unsaved<ImportRun | null>

export type ImportRunRoot = { importRun: ImportRunState }

const initialState: ImportRunState = { current: null, kept: null, unwritten: [], unsure: [] }

/** The items that still wait. */
export const waitingOf = ({ items, results }: ImportRun) =>
  items.filter(({ line }) => results[line] === undefined)

/** An import that was kept goes on when the person says so. */
function describe({ current }: ImportRunState) {
  const left = current === null ? 0 : waitingOf(current).length
  if (current === null || left === 0) return { current: null, unwritten: [], unsure: [] }
  const words = `${current.kind === 'undo' ? 'Undoing an import' : 'Import of a list'}: ${counted(left, 'row')}`
  return { current: { ...current, phase: 'ended' as const }, unwritten: [], unsure: [words] }
}

const { afterSession, selectIsOpen } = createUnsavedWork({
  name: 'importRun',
  field: 'current',
  initialState,
  isOpen: (run) => run !== null && run.phase !== 'ended',
  describe,
})

export const importRunSlice = createSlice({
  name: 'importRun',
  initialState,
  reducers: {
    runPrepared(
      state,
      { payload }: PayloadAction<Omit<ImportRun, 'results' | 'phase' | 'failure'>>,
    ) {
      state.current = { ...payload, results: {}, phase: 'ended' }
    },
    /** Its report was read. */
    runClosed(state) {
      state.current = null
    },
    runStarted({ current }) {
      if (current === null) return
      current.phase = 'running'
      delete current.failure
    },
    runStopped({ current }, { payload }: PayloadAction<AppError | undefined>) {
      if (current?.phase === 'running') current.phase = 'stopping'
      if (current !== null && payload !== undefined) current.failure ??= payload
    },
    itemsWritten({ current }, { payload }: PayloadAction<ItemResult[]>) {
      if (current === null) return
      for (const { line, reason } of payload) current.results[line] = reason
    },
    runEnded({ current }) {
      if (current !== null) current.phase = 'ended'
    },
  },
  extraReducers: (builder) =>
    builder.addCase(sessionChanged, (state, { payload }) => afterSession(state, payload)),
  selectors: { selectRun: ({ current }) => current },
})

export const { runPrepared, runClosed, runStarted, runStopped, itemsWritten, runEnded } =
  importRunSlice.actions
export const { selectRun } = importRunSlice.selectors
export const selectHasOpenImport = selectIsOpen

export type RunThunk<Result> = ThunkAction<Result, ImportRunRoot, unknown, UnknownAction>

/** A logout asks while an import is on its way: it does not wait for thousands of rows. */
export const finishImport = (): RunThunk<Promise<boolean>> => async (_dispatch, getState) =>
  !selectIsOpen(getState())
