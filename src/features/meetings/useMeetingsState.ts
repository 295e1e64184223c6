import { useMemo } from 'react'
import { itemsOf } from '@/shared/live/chunkedList'
import { useIsLate } from '@/shared/live/useIsLate'
import { useLive } from '@/shared/live/useLive'
import type { Meeting } from './meetingSchema'
import { meetingsSlice } from './meetingsSlice'

export type MeetingsState = {
  /** The one updated last comes first. */
  meetings: Meeting[]
  state: 'loading' | 'unreachable' | 'none' | 'there'
  /** Milliseconds since 1970; null while what is shown is live. */
  notLiveSince: number | null
}

/** The meetings as a visitor's page shows them, and how it is about them. A `MeetingsListener` brings them. */
export function useMeetingsState(): MeetingsState {
  const { list, isEmpty, status, notLiveSince } = useLive(meetingsSlice)
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
