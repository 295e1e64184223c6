import { inParallel } from '@/shared/desk/inParallel'
import { toAppError, type AppError } from '@/shared/firestore/errors'
import type { RejectedRow } from '../import/importTypes'
import type { MemberRecord } from '../makeMember'
import { importApi } from './importApi'
import {
  itemsWritten,
  runEnded,
  runPrepared,
  runStarted,
  runStopped,
  selectRun,
  waitingOf,
  type ImportRun,
  type ItemResult,
  type RunItem,
  type RunThunk,
} from './runSlice'
import { isOfAllRows, type WrittenRow } from './writeRow'

const { startImport, importRow, closeImport, undoImport, undoRow } = importApi.endpoints

const options = { track: false }

type List = {
  /** Of the import: the same on each try. */
  id: string
  file: string
  hash: string
  /** All rows of the list. */
  rows: number
  lastLine: number
  items: WrittenRow[]
  /** Rows that are not to be imported, and why. */
  leftOut: RejectedRow[]
}

/**
 * Starts an import and writes its rows, or goes on with one.
 *
 * @throws AppError if it cannot be started
 */
export const importList =
  ({ items, leftOut, ...started }: List): RunThunk<Promise<void>> =>
  async (dispatch) => {
    await dispatch(startImport.initiate(started, options)).unwrap()
    const { id: importId, file } = started
    dispatch(runPrepared({ kind: 'import', importId, file, items, leftOut }))
    void dispatch(goOn())
  }

/**
 * Takes away the members of an import that are unchanged since.
 *
 * @param members those of the import
 * @throws AppError if it cannot be started
 */
export const undoList =
  (importId: string, file: string, members: readonly MemberRecord[]): RunThunk<Promise<void>> =>
  async (dispatch) => {
    const items = members
      .filter(({ v }) => v === 1)
      .map(({ id, number = '' }, line): RunItem => ({ act: 'undo', line, memberId: id, number }))
    const undo = { id: importId, count: items.length }
    await dispatch(undoImport.initiate(undo, options)).unwrap()
    dispatch(runPrepared({ kind: 'undo', importId, file, items, leftOut: [] }))
    void dispatch(goOn())
  }

/** After so many refusals one after the other the rest is not begun: the cause is the same for all. */
const mostRefusals = 10

/** Writes the remaining rows, until all are written, it is stopped, or nothing can be written any more. */
export const goOn = (): RunThunk<Promise<void>> => async (dispatch, getState) => {
  const run = selectRun(getState())
  if (run === null || run.phase !== 'ended') return
  dispatch(runStarted())
  let refusals = 0
  async function writeItem(item: RunItem): Promise<ItemResult | undefined> {
    const error = await dispatch(write(run!, item))
    const { line } = item
    if (error === undefined) {
      refusals = 0
      return { line, reason: null }
    }
    refusals = error.code === 'refused' && item.act !== 'undo' ? refusals + 1 : 0
    if (isOfAllRows(error) || refusals >= mostRefusals) dispatch(runStopped(error))
    // Another try may succeed, or find the rows that have arrived.
    return isOfAllRows(error) ? undefined : { line, reason: error.message }
  }
  await inParallel(waitingOf(run), {
    isRunning: () => selectRun(getState())?.phase === 'running',
    work: writeItem,
    onResults: (results) =>
      dispatch(itemsWritten(results.filter((result) => result !== undefined))),
  })
  const after = selectRun(getState())
  // After a logout, or in another session.
  if (after?.importId !== run.importId) return
  if (waitingOf(after).length === 0) {
    const { error } = await dispatch(closeImport.initiate(run.importId, options))
    if (error !== undefined) dispatch(runStopped(toAppError(error)))
  }
  dispatch(runEnded())
}

/** @returns why it was not written; undefined if it was */
const write =
  ({ importId }: ImportRun, item: RunItem): RunThunk<Promise<AppError | undefined>> =>
  async (dispatch) => {
    const { error } = await (item.act === 'undo'
      ? dispatch(undoRow.initiate(item, options))
      : dispatch(importRow.initiate({ importId, row: item }, options)))
    return error as AppError | undefined
  }
