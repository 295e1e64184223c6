import type { SerializedError } from '@reduxjs/toolkit'
import { attendanceApi, type CheckedIn } from '../attendanceApi'
import { currentUid } from '@/shared/auth/currentUid'
import { toAppError, type AppError, type Conflict } from '@/shared/firestore/errors'
import type { MeetingsThunk } from './store'
import {
  dropped,
  kept,
  notSent,
  queued,
  selectEntries,
  sendingBegan,
  sendingSlow,
  answerExpired,
  sent,
  triedAgain,
} from './queueSlice'
import { isSamePerson, writtenOf, type Entry, type Pressed, type Queued } from './doorEntry'
import { keepEntry, readQueue } from './queueStorage'

/** Sends at once, or as soon as there is a network: a press never waits. */
export const enqueue =
  (entry: Entry): MeetingsThunk<void> =>
  (dispatch, getState) => {
    const { id, isUndone, stored } = entry
    const before = selectEntries(getState())[id]
    const isUnsent =
      before !== undefined && before.triedAt === undefined && before.stored !== 'other'
    if (isUndone && stored !== 'this' && isUnsent) {
      dispatch(dropped(id))
      dispatch(keep(id))
      return
    }
    // The undo that waits would be lost.
    const isReplacement = before?.isUndone && !isUndone && !isSamePerson(before, entry)
    dispatch(queued(isReplacement ? { ...entry, stored: 'other' } : entry))
    dispatch(keep(id))
    void dispatch(sendAll())
  }

/** Keeps an entry on this device as it is now; one that is gone is removed. */
const keep =
  (id: string): MeetingsThunk<void> =>
  (dispatch, getState) => {
    const uid = currentUid({ getState })
    if (uid === null) return
    dispatch(kept({ id, isKept: keepEntry(uid, id, selectEntries(getState())[id]) }))
  }

/** Queues the entries that the same administrator could not send in an earlier visit. */
export const restoreQueue = (): MeetingsThunk<void> => (dispatch, getState) => {
  const uid = currentUid({ getState })
  if (uid === null) return
  const known = selectEntries(getState())
  for (const entry of Object.values(readQueue(uid))) {
    if (!(entry.id in known)) dispatch(queued({ ...entry, isKept: true }))
  }
}

/** So many are sent side by side. */
const maxParallel = 4

/** What is on its way. */
const underWay = new Set<Promise<boolean>>()

/** Sends what waits, and waits for what is on its way. @returns whether nothing is left */
export const sendAll = (): MeetingsThunk<Promise<boolean>> => async (dispatch, getState) => {
  const entries = () => Object.values(selectEntries(getState()))
  async function sendOneByOne() {
    let reachedServer = true
    while (reachedServer) {
      const next = entries().find(({ state }) => state === 'queued' || state === 'waiting')
      if (next === undefined) return
      const sending = dispatch(send(next))
      underWay.add(sending)
      // After a failure a pause is better than the next one.
      reachedServer = await sending.finally(() => underWay.delete(sending))
    }
  }
  const free = Math.max(0, maxParallel - underWay.size)
  await Promise.all([...underWay, ...Array.from({ length: free }, sendOneByOne)])
  return entries().length === 0
}

/** Gives up what was not accepted at a meeting. */
export const removeRefused =
  (meetingId: string): MeetingsThunk<void> =>
  (dispatch, getState) => {
    for (const entry of Object.values(selectEntries(getState()))) {
      if (entry.state !== 'refused' || entry.meetingId !== meetingId) continue
      dispatch(dropped(entry.id))
      dispatch(keep(entry.id))
    }
  }

export const tryAgain = (): MeetingsThunk<void> => (dispatch) => {
  dispatch(triedAgain())
  void dispatch(sendAll())
}

/** A try that takes longer has been given up by now. */
const longestTryMs = 60_000

/** The list may need this long to bring what the server has answered. */
const freshAnswerMs = 3_000

/** After this delay the page says that it is waiting. */
const slowSendMs = 2_000

/** @returns whether the server could be reached */
const send =
  (entry: Queued): MeetingsThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { id, version } = entry
    const uid = currentUid({ getState })
    dispatch(sendingBegan({ id, at: Date.now() }))
    dispatch(keep(id))
    const timer = setTimeout(() => dispatch(sendingSlow(id)), slowSendMs)
    const { data, error } = await dispatch(requestOf(entry))
    clearTimeout(timer)
    // The session changed meanwhile.
    const now = selectEntries(getState())[id]
    if (now === undefined || currentUid({ getState }) !== uid) return true
    const isGone = error?.code === 'not-found'
    // A try that was given up may still arrive, and then has to be undone.
    const tried = entry.triedAt ?? entry.inMillis
    const nothingToUndo = isGone && entry.isUndone && Date.now() - tried > longestTryMs
    if (error !== undefined && !nothingToUndo) {
      const isFinal = error.code === 'refused' || (isGone && !entry.isUndone)
      dispatch(notSent({ id, error, isFinal }))
      return isFinal
    }
    setTimeout(() => dispatch(answerExpired(id)), freshAnswerMs)
    const { attendance, isTimeLost } = data ?? {}
    const alreadyCheckedIn = data?.isNew === false
    dispatch(sent({ id, version, attendance, alreadyCheckedIn, isTimeLost }))
    dispatch(keep(id))
    return true
  }

type Answer = { data?: CheckedIn; error?: AppError }

const requestOf =
  (entry: Entry): MeetingsThunk<Promise<Answer>> =>
  async (dispatch) => {
    const { checkIn, changeAttendance } = attendanceApi.endpoints
    const { id, people, late, isUndone = false, stored, press } = entry
    const has = (name: Pressed) => entry.pressed?.includes(name) === true
    const pressed = {
      ...(has('people') && { people }),
      ...(has('late') && { late }),
      ...(has('isUndone') && { isUndone }),
    }
    if (isUndone || stored === 'this') {
      const change = changeAttendance.initiate({ id, ...pressed }, { track: false })
      const { data, error } = await dispatch(change)
      const done = data && { isNew: true, isTimeLost: false, attendance: data }
      return { data: done, error: explained(error) }
    }
    if (stored === 'other') {
      // Not if this very entry has arrived already.
      const undo = { id, isUndone: true, unlessOf: press }
      const { error } = await dispatch(changeAttendance.initiate(undo, { track: false }))
      const failure = explained(error)
      if (failure !== undefined && failure.code !== 'not-found') return { error: failure }
    }
    const attendance = { ...writtenOf(entry), press }
    const { data, error } = await dispatch(
      checkIn.initiate({ attendance, pressed }, { track: false }),
    )
    return { data, error: explained(error) }
  }

const explained = (error: AppError | Conflict | SerializedError | undefined) =>
  error && 'code' in error && error.message !== undefined
    ? { code: error.code ?? 'unknown', message: error.message }
    : error && toAppError(error)
