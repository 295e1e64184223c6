import { isNotConfirmed } from '@/features/session/desk'
import type { AdminRecord } from '@/shared/collectionConfig'
import { inParallel } from '@/shared/desk/inParallel'
import { isConflict } from '@/shared/firestore/errors'
import { collectionById } from '../collections'
import { selectionChanged, selectSelectedIds } from '../viewSlice'
import type { Action } from '../review/changes'
import { reviewApi } from '../review/reviewApi'
import { isTrashed, stateOf, versionOf } from '@/shared/requests/review'
import { kinds, minutesToUndo, states, type Kind } from '@/shared/requests/steps'
import type { RequestsThunk } from '../store'
import {
  bulkEnded,
  bulkResumed,
  bulkStarted,
  bulkStopped,
  itemsChanged,
  selectBulk,
  type Bulk,
  type BulkChange,
  type BulkItem,
  type ItemChange,
  type PlannedBulk,
} from './bulkSlice'

/** After so many failures one after the other the rest is not begun: the cause is the same for all. */
const mostFailures = 10

/** Writes a change of many records, each at once. */
export const startBulk =
  (planned: PlannedBulk): RequestsThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(bulkStarted(planned))
    await dispatch(runBulk())
  }

/** Takes the change back, of each record that was written. */
export const undoBulk = (): RequestsThunk<Promise<void>> => async (dispatch, getState) => {
  const bulk = selectBulk(getState())
  if (bulk === null) return
  const { kind, label, change, items } = bulk
  const written = items.flatMap(({ v, error: _, ...item }): BulkItem[] =>
    v === undefined ? [] : [{ ...item, expectedVersion: v, status: 'waiting' }],
  )
  const undo = { kind: 'undo', of: change } as const
  await dispatch(startBulk({ kind, label: `Undo: ${label}`, change: undo, items: written }))
}

/** Whether it was written a moment ago, and nothing of it is erased. */
export const canBeUndone = ({ phase, change, items, startedAt }: Bulk) =>
  phase === 'ended' &&
  !['spam', 'undo'].includes(change.kind) &&
  items.some(({ v }) => v !== undefined) &&
  Date.now() < startedAt + minutesToUndo * 60_000

/** Writes the waiting records, until all are written, it is stopped or nothing succeeds any more. */
const runBulk = (): RequestsThunk<Promise<void>> => async (dispatch, getState) => {
  const bulk = selectBulk(getState())
  if (bulk === null) return
  const waiting = bulk.items.filter(({ status }) => status === 'waiting')
  let failures = 0
  async function writeItem(item: BulkItem): Promise<ItemChange> {
    const { v, error } = await dispatch(write(bulk!, item))
    // A conflict is of one record alone.
    if (!isConflict(error)) failures = error === undefined ? 0 : failures + 1
    if (failures >= mostFailures || isNotConfirmed(error)) dispatch(bulkStopped())
    return { id: item.id, status: error === undefined ? 'done' : 'failed', v, error }
  }
  await inParallel(waiting, {
    isRunning: () => selectBulk(getState())?.phase === 'running',
    work: writeItem,
    onResults: (changes) => dispatch(itemsChanged(changes)),
  })
  dispatch(bulkEnded())
  dispatch(selectOthers())
}

/** Tries again the records that failed, and those not started. */
export const retryBulk = (): RequestsThunk<Promise<void>> => async (dispatch, getState) => {
  const bulk = selectBulk(getState())
  if (bulk === null) return
  const changes = bulk.items
    .filter(({ status }) => status !== 'done')
    .map((item): ItemChange => {
      const { id, error } = item
      const again: ItemChange = { id, status: 'waiting', error: undefined }
      const record = collectionById(bulk.kind)?.live.selectById(getState(), id)
      // It is gone, or its list is still loading after a login. Writing it tells which.
      if (record === undefined) return again
      const { change } = bulk
      if (change.kind === 'trash' && isTrashed(record)) return { ...again, status: 'done' }
      // Only a conflict says that this item was not written. The answers of others may have been lost: from
      // the version that the person saw, the next try finds out.
      if (!isConflict(error)) return again
      if (change.kind === 'state' && !isPossible(change.step, bulk.kind, record)) {
        const message = `It is now “${states[stateOf(record)].label}”: this step is no longer possible.`
        return { id, status: 'failed', error: { code: 'refused', message } }
      }
      return { ...again, expectedVersion: versionOf(record) }
    })
  dispatch(itemsChanged(changes))
  dispatch(bulkResumed())
  await dispatch(runBulk())
}

/** Another step may lead to the same state: a closed request is not to be reopened by "Start review". */
const isPossible = (step: string, kind: Kind, record: AdminRecord) =>
  !isTrashed(record) &&
  kinds[kind].steps.some(({ id, from }) => id === step && from.includes(stateOf(record)))

/** @returns the version that it has made, or why it was not written */
const write =
  (
    { kind, formId, change }: Bulk,
    item: BulkItem,
  ): RequestsThunk<Promise<Pick<BulkItem, 'v' | 'error'>>> =>
  async (dispatch, getState) => {
    const { id, expectedVersion } = item
    const options = { track: false }
    const { applyAction, erase } = reviewApi.endpoints
    const record = collectionById(kind)?.live.selectById(getState(), id)
    // An earlier try, or a colleague, has put it there; or it is erased, and erasing it once more says so.
    const isInTrash = record === undefined || isTrashed(record)
    if (change.kind !== 'spam' || !isInTrash) {
      const action = actionOf(change, item)
      const applied = { target: { kind, id }, expectedVersion, id: formId, action }
      const { data, error } = await dispatch(applyAction.initiate(applied, options))
      if (error !== undefined || change.kind !== 'spam') {
        return { v: data?.v, error: error as BulkItem['error'] }
      }
    }
    const { error } = await dispatch(erase.initiate({ kind, id, why: 'spam' }, options))
    return { error: error as BulkItem['error'] }
  }

function actionOf(change: BulkChange, item: BulkItem): Action {
  const { amount, assignee = null, expectedVersion } = item
  if (change.kind === 'undo') {
    if (change.of.kind === 'assign') return { kind: 'assign', assignee }
    return change.of.kind === 'trash' ? { kind: 'restore' } : { kind: 'undo', v: expectedVersion }
  }
  if (change.kind === 'spam') return { kind: 'trash' }
  if (change.kind !== 'state') return change
  const { to, reason, public: text, details } = change
  const facts = amount === undefined ? details : { ...details, amount }
  return { kind: 'state', to, reason, public: text, details: facts }
}

/**
 * Those that were changed are no longer selected; those that failed are, for another try, and those that were undone,
 * for another change.
 */
const selectOthers = (): RequestsThunk<void> => (dispatch, getState) => {
  const bulk = selectBulk(getState())
  if (bulk === null) return
  const done = new Set(bulk.items.filter(({ status }) => status === 'done').map(({ id }) => id))
  const others = selectSelectedIds(getState(), bulk.kind).filter((id) => !done.has(id))
  const ids = bulk.change.kind === 'undo' ? [...others, ...done] : others
  dispatch(selectionChanged({ collection: bulk.kind, ids }))
}
