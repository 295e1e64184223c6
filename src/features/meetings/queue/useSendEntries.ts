import { addListener } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import { selectUid } from '@/features/session'
import { sessionChanged } from '@/shared/firestore/live/liveState'
import { useMeetingsDispatch, useMeetingsSelector, type MeetingsRoot } from './store'
import { sendAll, restoreQueue } from './queue'
import { selectEntries, selectIsAnyToSend, selectIsStorageFull, stored } from './queueSlice'
import { storeChanges } from './queueStorage'

/** Milliseconds between two tries. */
const pause = 4_000

const listen = addListener.withTypes<MeetingsRoot>()

/**
 * Stores the queue on this device after each change, before the dispatch returns: so an entry is stored before
 * it is sent. The end of a session changes nothing there: a logout removes the entries in its own way.
 */
const queueStored = listen({
  predicate: (action, now, before) =>
    !sessionChanged.match(action) && selectEntries(now) !== selectEntries(before),
  effect: (_action, api) => {
    const now = api.getState()
    const uid = selectUid(now)
    if (uid === null) return
    const before = selectEntries(api.getOriginalState())
    const isStored = storeChanges(uid, before, selectEntries(now))
    if (isStored === selectIsStorageFull(now)) api.dispatch(stored(isStored))
  },
})

/** Sends the entries that could not be sent at the door, as soon as there is a network. */
export function useSendEntries() {
  const dispatch = useMeetingsDispatch()
  const uid = useMeetingsSelector(selectUid)
  const isAny = useMeetingsSelector(selectIsAnyToSend)

  useEffect(() => dispatch(queueStored), [dispatch])

  useEffect(() => {
    if (uid === null) return
    dispatch(restoreQueue())
    void dispatch(sendAll())
  }, [dispatch, uid])

  // Not with each change of the queue: after a failure the next try would follow at once.
  useEffect(() => {
    if (!isAny) return
    const send = () => void dispatch(sendAll())
    const timer = setInterval(send, pause)
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', send)
    }
  }, [dispatch, isAny])
}
