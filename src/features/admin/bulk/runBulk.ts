import { selectUid } from '@/features/session'
import type { AdminRecord } from '@/shared/collectionConfig'
import { collectionById } from '../collections'
import { selectionChanged, selectSelectedIds } from '../panelSlice'
import { reviewApi } from '../review/api'
import { isTrashed, stateOf, versionOf } from '../review/review'
import { kinds, states, type Kind } from '../review/steps'
import type { AdminThunk } from '../store'
import {
  bulkEnded,
  bulkStarted,
  isFinished,
  itemRenewed,
  itemSettled,
  selectBulk,
  type Bulk,
  type BulkItem,
} from './bulkSlice'

/** More commits at a time would wait for each other on a slow line. */
const maxParallel = 5

/** Writes what waits, until all of it is written or somebody stops it. */
export const runBulk = (): AdminThunk<Promise<void>> => async (dispatch, getState) => {
  dispatch(bulkStarted())
  const bulk = selectBulk(getState())
  if (bulk === null) return
  // One iterator for all: each takes the next item.
  const waiting = bulk.items.filter(({ status }) => status === 'waiting').values()
  async function work() {
    for (const item of waiting) {
      if (selectBulk(getState())?.phase !== 'running') return
      const error = await dispatch(write(bulk!, item))
      dispatch(itemSettled({ id: item.id, error }))
    }
  }
  await Promise.all(Array.from({ length: maxParallel }, work))
  dispatch(bulkEnded())
  dispatch(deselectDone())
}

/** Writes what is not written yet. @returns whether there is nothing left to write */
export const finishBulk = (): AdminThunk<Promise<boolean>> => async (dispatch, getState) => {
  const bulk = selectBulk(getState())
  if (bulk?.phase === 'planned') await dispatch(runBulk())
  const after = selectBulk(getState())
  return after === null || isFinished(after)
}

/** Tries once more what failed, and what was not begun. */
export const retryBulk = (): AdminThunk<Promise<void>> => async (dispatch, getState) => {
  const bulk = selectBulk(getState())
  if (bulk === null) return
  const me = selectUid(getState())
  for (const item of bulk.items.filter(({ status }) => status !== 'done')) {
    const record = collectionById(bulk.kind)?.live.selectById(getState(), item.id)
    if (record === undefined) {
      // It is gone, or its list is still loading after a login. Writing it tells which.
      dispatch(itemRenewed({ id: item.id, seen: item.seen }))
      continue
    }
    const { change } = bulk
    const seen = versionOf(record)
    const isThere = change.kind === 'state' && stateOf(record) === change.to
    if (isThere && seen > item.seen && record.review?.by === me) {
      // It was written, but the answer was lost.
      dispatch(itemSettled({ id: item.id }))
    } else if (change.kind === 'state' && !isPossible(change.step, bulk.kind, record)) {
      const message = `It is now “${states[stateOf(record)].label}”: this step is no longer possible.`
      dispatch(itemSettled({ id: item.id, error: { code: 'refused', message } }))
    } else {
      dispatch(itemRenewed({ id: item.id, seen }))
    }
  }
  await dispatch(runBulk())
}

/** Another step may lead to the same state: what was closed is not to be reopened by "Start review". */
const isPossible = (step: string, kind: Kind, record: AdminRecord) =>
  !isTrashed(record) &&
  kinds[kind].steps.some(({ id, from }) => id === step && from.includes(stateOf(record)))

/** @returns why it was not written; undefined if it was */
const write =
  (
    { kind, change }: Bulk,
    { id, seen, amount }: BulkItem,
  ): AdminThunk<Promise<BulkItem['error']>> =>
  async (dispatch) => {
    const options = { track: false }
    const { takeStep, assign } = reviewApi.endpoints
    if (change.kind === 'assign') {
      const { assignee } = change
      const { error } = await dispatch(assign.initiate({ kind, id, seen, assignee }, options))
      return error as BulkItem['error']
    }
    const { to, reason, public: text } = change
    const details = amount === undefined ? change.details : { ...change.details, amount }
    const step = { kind, id, seen, to, reason, public: text, details }
    const { error } = await dispatch(takeStep.initiate(step, options))
    return error as BulkItem['error']
  }

/** What has left the open records does not stay selected where nobody sees it. */
const deselectDone = (): AdminThunk<void> => (dispatch, getState) => {
  const bulk = selectBulk(getState())
  if (bulk?.change.kind !== 'state' || states[bulk.change.to].isOpen) return
  const done = new Set(bulk.items.filter(({ status }) => status === 'done').map(({ id }) => id))
  const ids = selectSelectedIds(getState(), bulk.kind).filter((id) => !done.has(id))
  dispatch(selectionChanged({ collection: bulk.kind, ids }))
}
