import type { SerializedError, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { attendanceApi, type Attendance } from '@/features/meetings/attendance'
import { selectUid, type SessionRoot } from '@/features/session'
import { toAppError, type AppError, type Conflict } from '@/shared/firestore/errors'
import {
  dropped,
  notSent,
  queued,
  selectEntries,
  sendingBegan,
  sendingTookLong,
  sent,
  triedAgain,
  type DoorRoot,
  type Entry,
  type Queued,
} from './queueSlice'
import { writtenOf } from './guests'
import { keepEntry, readQueue } from './queueStorage'

type Thunk<Result> = ThunkAction<Result, DoorRoot, unknown, UnknownAction>
export type DoorDispatch = ThunkDispatch<DoorRoot, unknown, UnknownAction>

/** Sends at once, or as soon as there is a network: a press never waits. */
export const enqueue =
  (entry: Entry): Thunk<void> =>
  (dispatch, getState) => {
    const before = selectEntries(getState())[entry.id]
    const isNeedless =
      entry.isUndone && !entry.isThere && before !== undefined && before.status !== 'sending'
    if (isNeedless) {
      dispatch(dropped(entry.id))
      keepEntry(entry.id, undefined)
      return
    }
    dispatch(queued({ ...entry, isKept: keepEntry(entry.id, entry) }))
    void dispatch(sendAll())
  }

/** Takes up what an earlier visit could not send. */
export const takeUp = (): Thunk<void> => (dispatch, getState) => {
  const known = selectEntries(getState())
  for (const entry of Object.values(readQueue())) {
    if (!(entry.id in known)) dispatch(queued({ ...entry, isKept: true }))
  }
}

/** So many are sent side by side. */
const maxParallel = 4

/** Sends what waits. @returns whether nothing is left */
export const sendAll = (): Thunk<Promise<boolean>> => async (dispatch, getState) => {
  const entries = () => Object.values(selectEntries(getState()))
  async function sendOneByOne() {
    let isThrough = true
    while (isThrough) {
      const next = entries().find(({ status }) => status === 'waiting')
      if (next === undefined) return
      // After a failure a pause is better than the next one.
      isThrough = await dispatch(send(next))
    }
  }
  const running = entries().filter(({ status }) => status === 'sending').length
  await Promise.all(Array.from({ length: Math.max(0, maxParallel - running) }, sendOneByOne))
  return entries().length === 0
}

export const tryAgain = (): Thunk<void> => (dispatch) => {
  dispatch(triedAgain())
  void dispatch(sendAll())
}

/** After this delay the time of arrival is sent, too. */
const lateArrivalMs = 10_000

/** After this delay the page says that it is waiting. */
const slowSendMs = 2_000

/** @returns whether the server could be reached */
const send =
  (entry: Queued): Thunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { id, version } = entry
    dispatch(sendingBegan(id))
    const timer = setTimeout(() => dispatch(sendingTookLong(id)), slowSendMs)
    const { data, error } = await dispatch(requestOf(entry))
    clearTimeout(timer)
    // Nobody signed in any more, or another person.
    const now = selectEntries(getState())[id]
    if (now === undefined) return true
    const isNothing = entry.isUndone && error !== undefined && error.code === 'not-found'
    if (error !== undefined && !isNothing) {
      dispatch(notSent({ id, error }))
      return error.code === 'refused' || error.code === 'not-found'
    }
    const uid = selectUid(getState() as unknown as SessionRoot)
    const wasIn = data !== undefined && !data.isNew && !isMine(data.attendance, entry, uid)
    dispatch(sent({ id, version, attendance: data?.attendance, wasIn }))
    keepEntry(id, selectEntries(getState())[id])
    return true
  }

type Answer = { data?: { isNew: boolean; attendance: Attendance }; error?: AppError }

const requestOf =
  (entry: Entry): Thunk<Promise<Answer>> =>
  async (dispatch) => {
    const { checkIn, changeAttendance } = attendanceApi.endpoints
    const { id, people, late, isUndone = false, isThere, inMillis } = entry
    if (isUndone || isThere) {
      const change = { id, people, late, isUndone }
      const { data, error } = await dispatch(changeAttendance.initiate(change, { track: false }))
      return { data: data && { isNew: true, attendance: data }, error: explained(error) }
    }
    const isLater = Date.now() - inMillis > lateArrivalMs
    const attendance = { ...writtenOf(entry), ...(isLater && { inMillis }) }
    const { data, error } = await dispatch(checkIn.initiate(attendance, { track: false }))
    return { data, error: explained(error) }
  }

const explained = (error: AppError | Conflict | SerializedError | undefined) =>
  error && 'code' in error && error.message !== undefined
    ? { code: error.code ?? 'unknown', message: error.message }
    : error && toAppError(error)

/** An earlier try of this device may have arrived, and its answer was lost. */
const isMine = ({ by, inMillis }: Attendance, entry: Entry, uid: string | null) =>
  by === uid && Math.abs(inMillis - entry.inMillis) < 120_000
