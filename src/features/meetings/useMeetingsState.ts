import { useEffect, useMemo, useState } from 'react'
import { itemsOf } from '@/shared/live/chunkedList'
import type { Meeting } from './meetingSchema'
import { useMeetings } from './meetingsApi'

/** Milliseconds after which a list that has not come deserves a word. */
const patience = 8_000

export type MeetingsState = {
  /** The one updated last comes first. */
  meetings: Meeting[]
  state: 'loading' | 'unreachable' | 'none' | 'there'
  /** Milliseconds since 1970; null while what is shown is live. */
  notLiveSince: number | null
}

/** The meetings as a visitor's page shows them, and how it is about them. */
export function useMeetingsState(): MeetingsState {
  const { list, isEmpty, status, notLiveSince } = useMeetings()
  const meetings = useMemo(() => itemsOf(list), [list])
  const isWaiting = status === 'loading'
  // The SDK tells of no failure while it cannot reach the server.
  const isLate = useIsLate(isWaiting)

  if (!isEmpty) {
    // Opened once more: nothing is lost before that has failed.
    return { meetings, state: 'there', notLiveSince: isWaiting && !isLate ? null : notLiveSince }
  }
  const isUnreachable = isLate || status === 'failed' || (!isWaiting && notLiveSince !== null)
  const state = isUnreachable ? 'unreachable' : isWaiting ? 'loading' : 'none'
  return { meetings, state, notLiveSince }
}

/** Whether something has been going on for longer than one waits without a word; at once offline. */
function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (!isWaiting) return
    const tell = () => setLate(true)
    const timer = window.setTimeout(tell, navigator.onLine ? patience : 0)
    window.addEventListener('offline', tell)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('offline', tell)
      setLate(false)
    }
  }, [isWaiting])

  return isWaiting && isLate
}
