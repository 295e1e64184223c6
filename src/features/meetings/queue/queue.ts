import { attendanceApi } from '../attendanceApi'
import { currentUid } from '@/shared/auth/currentUid'
import { messageOf } from '@/shared/firestore/messageOf'
import type { MeetingsThunk } from './store'
import {
  dropped,
  notSent,
  queued,
  restored,
  selectEntries,
  sendingBegan,
  sendingSlow,
  sent,
  triedAgain,
} from './queueSlice'
import { isSamePerson, writtenOf, type Entry, type Queued } from './doorEntry'
import { readQueue } from './queueStorage'

/*
 * The thunks of the queue. Each change of it is on the device before its dispatch returns: see the listener in
 * `useSendEntries`.
 */

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
      return
    }
    // The undo that waits would be lost.
    const isReplacement = before?.isUndone && !isUndone && !isSamePerson(before, entry)
    dispatch(queued(isReplacement ? { ...entry, stored: 'other' } : entry))
    void dispatch(sendAll())
  }

/** Queues the entries that the same administrator could not send in an earlier visit. */
export const restoreQueue = (): MeetingsThunk<void> => (dispatch, getState) => {
  const uid = currentUid({ getState })
  if (uid !== null) dispatch(restored(readQueue(uid)))
}

/** The most entries that are sent side by side. */
const maxParallel = 4

const underWay = new Set<Promise<boolean>>()

/** Sends the entries that wait, and waits for entries on their way. @returns whether none is left */
export const sendAll = (): MeetingsThunk<Promise<boolean>> => async (dispatch, getState) => {
  const entries = () => Object.values(selectEntries(getState()))
  const lanes = Array.from({ length: Math.max(0, maxParallel - underWay.size) }, async () => {
    let reachedServer = true
    while (reachedServer) {
      const next = entries().find(({ state }) => state === 'queued' || state === 'waiting')
      if (next === undefined) return
      const sending = dispatch(send(next))
      underWay.add(sending)
      // After a failure a pause is better than the next entry.
      reachedServer = await sending.finally(() => underWay.delete(sending))
    }
  })
  await Promise.all([...underWay, ...lanes])
  return entries().length === 0
}

/** Gives up the entries of a meeting that were not accepted. */
export const removeRefused =
  (meetingId: string): MeetingsThunk<void> =>
  (dispatch, getState) => {
    for (const entry of Object.values(selectEntries(getState()))) {
      if (entry.state === 'refused' && entry.meetingId === meetingId) dispatch(dropped(entry.id))
    }
  }

export const tryAgain = (): MeetingsThunk<void> => (dispatch) => {
  dispatch(triedAgain())
  void dispatch(sendAll())
}

/** A try that takes longer has been given up by now. */
const longestTryMs = 60_000

/** After this delay the page says that it is waiting. */
const slowSendMs = 2_000

/** @returns whether the server could be reached */
const send =
  (entry: Queued): MeetingsThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { id, version, people, late, isUndone = false, stored, press } = entry
    const uid = currentUid({ getState })
    dispatch(sendingBegan({ id, at: Date.now() }))
    const timer = setTimeout(() => dispatch(sendingSlow(id)), slowSendMs)
    const values = { people, late, isUndone }
    const pressed = Object.fromEntries((entry.pressed ?? []).map((name) => [name, values[name]]))
    const checkIn = { attendance: { ...writtenOf(entry), press }, pressed, stored }
    const { data, error } = await dispatch(
      attendanceApi.endpoints.checkIn.initiate(checkIn, { track: false }),
    )
    clearTimeout(timer)
    // The session changed meanwhile.
    const now = selectEntries(getState())[id]
    if (now === undefined || currentUid({ getState }) !== uid) return true
    const code = error && 'code' in error ? error.code : undefined
    const isGone = code === 'not-found'
    // A try that was given up may still arrive, and then has to be undone.
    const tried = entry.triedAt ?? entry.inMillis
    const nothingToUndo = isGone && isUndone && Date.now() - tried > longestTryMs
    if (error !== undefined && !nothingToUndo) {
      const isFinal = code === 'refused' || (isGone && !isUndone)
      dispatch(notSent({ id, message: messageOf(error), isFinal }))
      return isFinal
    }
    const { attendance, isTimeLost } = data ?? {}
    const alreadyCheckedIn = data?.isNew === false
    dispatch(sent({ id, version, attendance, alreadyCheckedIn, isTimeLost }))
    return true
  }
