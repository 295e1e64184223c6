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

export type BulkItem = {
  id: string
  /** Of the record, as in its list. */
  name: string
  /** The version that the person looked at. */
  expectedVersion: number
  /** Sanctioned, where the amounts differ. */
  amount?: number
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
  plannedAt: number
  /** `planned`: nothing is written yet, it can be undone. `stopping`: the last commits are on their way. */
  phase: 'planned' | 'running' | 'stopping' | 'ended'
}

/** The slice is injected with the data layer. */
export type BulkRoot = { bulk: BulkState }

export type BulkState = { current: Bulk | null } & Unsaved<Bulk | null>

export type ItemChange = Pick<BulkItem, 'id'> & Partial<BulkItem>

/** A record as a part of a change, on the version that the person looked at. */
export const bulkItemOf = (record: AdminRecord, expectedVersion = versionOf(record)): BulkItem => ({
  id: record.id,
  name: titleOf(record) ?? 'No name',
  expectedVersion,
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
  const words = [`${current.label}: ${open}`]
  const [unwritten, unsure] = current.phase === 'planned' ? [words, []] : [[], words]
  return { current: { ...current, phase: 'ended' as const }, unwritten, unsure }
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
    bulkPlanned: {
      reducer(state, { payload }: PayloadAction<Omit<Bulk, 'phase'>>) {
        state.current = { ...payload, phase: 'planned' }
      },
      prepare: (bulk: Omit<Bulk, 'phase' | 'formId' | 'plannedAt'>) => ({
        payload: { ...bulk, formId: newSubmissionId(), plannedAt: Date.now() },
      }),
    },
    /** Undone before it began, or its results were read. */
    bulkClosed(state) {
      state.current = null
    },
    bulkStarted({ current }) {
      if (current !== null) current.phase = 'running'
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

export const { bulkPlanned, bulkClosed, bulkStarted, bulkStopped, itemsChanged, bulkEnded } =
  bulkSlice.actions
export const { selectBulk, selectIsBulkBusy } = bulkSlice.selectors
export const selectHasOpenBulk = selectIsOpen
