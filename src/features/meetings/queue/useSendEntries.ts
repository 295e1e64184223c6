import { useEffect } from 'react'
import { selectUid } from '@/features/session'
import { useMeetingsDispatch, useMeetingsSelector } from './store'
import { sendAll, restoreQueue } from './queue'
import { selectIsAnyToSend } from './queueSlice'

/** Milliseconds between two tries. */
const pause = 4_000

/** Sends what was pressed at a door, and could not be sent then, as soon as there is a network. */
export function useSendEntries() {
  const dispatch = useMeetingsDispatch()
  const uid = useMeetingsSelector(selectUid)
  const isAny = useMeetingsSelector(selectIsAnyToSend)

  useEffect(() => {
    if (uid === null) return
    dispatch(restoreQueue())
    void dispatch(sendAll())
  }, [dispatch, uid])

  // Not with each change of the queue: a try that has failed would be followed by the next one at once.
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
