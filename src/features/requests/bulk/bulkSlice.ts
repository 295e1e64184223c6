import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AdminRecord } from '@/shared/collectionConfig'
import { createUnsavedWork, type Unsaved } from '@/shared/desk/unsavedWork'
import { sessionChanged } from '@/shared/firestore/live/liveState'
import { newSubmissionId } from '@/shared/requests/reference'
import type { ActionError } from '../review/applyAction'
import type { StepTexts } from '../review/changes'
import { versionOf } from '@/shared/requests/review'
import type { Kind, State } from '@/shared/requests/steps'
import { titleOf } from '../records'

/** The act on each of the records. */
export type BulkChange =
  | ({
      kind: 'state'
      /** The id of the step. */
      step: string
      to: State
    } & StepTexts)
  | { kind: 'assign'; assignee: string | null }
  | { kind: 'trash' }
  /** To the trash, and from there erased for good. */
  | { kind: 'spam' }
  /** Takes a change of many back. */
  | { kind: 'undo'; of: BulkChange }

export type BulkItem = {
  id: string
  /** Of the record, as in its list. */
  name: string
  /** The version that the person looked at. */
  expectedVersion: number
  /** Sanctioned, where the amounts differ. */
  amount?: number
  /** The uid of the administrator before the change. */
  assignee?: string
  /** The version that the change has made. */
  v?: number
  status: 'waiting' | 'done' | 'failed'
  /** Why nothing was written. */
  error?: ActionError
}

/** One change of many records, each of them a commit of its own. */
export type Bulk = {
  kind: Kind
  /** The words of its button. */
  label: string
  change: BulkChange
  items: BulkItem[]
  /** Of all tries to write it. */
  formId: string
  /** In milliseconds since 1970. */
  startedAt: number
  /** `stopping`: nothing more is begun, but the last commits have no answer yet. */
  phase: 'running' | 'stopping' | 'ended'
}

export type PlannedBulk = Omit<Bulk, 'phase' | 'formId' | 'startedAt'>

/** The slice is injected with the data layer. */
export type BulkRoot = { bulk: BulkState }

export type BulkState = { current: Bulk | null } & Unsaved<Bulk | null>

export type ItemChange = Pick<BulkItem, 'id'> & Partial<BulkItem>

/** A record as a part of a change, on the version that the person looked at. */
export const bulkItemOf = (record: AdminRecord): BulkItem => ({
  id: record.id,
  name: titleOf(record) ?? 'No name',
  expectedVersion: versionOf(record),
  assignee: record.review?.assignee,
  status: 'waiting',
})

/** Whether all of it is written. */
export const isFinished = ({ phase, items }: Bulk) =>
  phase === 'ended' && items.every(({ status }) => status === 'done')

const initialState: BulkState = { current: null, kept: null, unwritten: [], unsure: [] }

/** A change that was kept goes on when the person says so. */
function describe({ current }: BulkState) {
  if (current === null || current.phase === 'ended') {
    return { current: null, unwritten: [], unsure: [] }
  }
  const open = current.items.filter(({ status }) => status !== 'done').length
  const unsure = [`${current.label}: ${open}`]
  return { current: { ...current, phase: 'ended' as const }, unwritten: [], unsure }
}

const { afterSession, selectIsOpen } = createUnsavedWork({
  name: 'bulk',
  field: 'current',
  initialState,
  isOpen: (bulk) => bulk !== null && !isFinished(bulk),
  describe,
})

export const bulkSlice = createSlice({
  name: 'bulk',
  initialState,
  reducers: {
    bulkStarted: {
      reducer(state, { payload }: PayloadAction<Omit<Bulk, 'phase'>>) {
        state.current = { ...payload, phase: 'running' }
      },
      prepare: (bulk: PlannedBulk) => ({
        payload: { ...bulk, formId: newSubmissionId(), startedAt: Date.now() },
      }),
    },
    /** What is left of it is tried again. */
    bulkResumed({ current }) {
      if (current !== null) current.phase = 'running'
    },
    /** Its results were read. */
    bulkClosed(state) {
      state.current = null
    },
    bulkStopped({ current }) {
      if (current?.phase === 'running') current.phase = 'stopping'
    },
    itemsChanged({ current }, { payload }: PayloadAction<ItemChange[]>) {
      if (current === null) return
      const changes = new Map(payload.map((change) => [change.id, change]))
      current.items = current.items.map((item) => {
        const change = changes.get(item.id)
        return change === undefined ? item : { ...item, ...change }
      })
    },
    bulkEnded({ current }) {
      if (current !== null) current.phase = 'ended'
    },
  },
  extraReducers: (builder) =>
    builder.addCase(sessionChanged, (state, { payload }) => afterSession(state, payload)),
  selectors: {
    selectBulk: ({ current }) => current,
    /** Another change has to wait. */
    selectIsBulkBusy: ({ current }) => current !== null && current.phase !== 'ended',
  },
})

export const { bulkStarted, bulkResumed, bulkClosed, bulkStopped, itemsChanged, bulkEnded } =
  bulkSlice.actions
export const { selectBulk, selectIsBulkBusy } = bulkSlice.selectors
export const selectHasOpenBulk = selectIsOpen
