import { isUsedUp } from '@/shared/firestore/errors'
import { useClockAhead } from '@/shared/config/serverClock'
import { useIsLate } from '@/shared/ui/status/useIsLate'
import { meetings } from '../api'
import type { Meeting } from '../schema'

export type MeetingsState = {
  /** The last update is first. */
  meetings: Meeting[]
  state: 'loading' | 'unreachable' | 'none' | 'ready'
  /** Milliseconds since 1970; null while the meetings are live. */
  staleSince: number | null
  /** Whether the quota is used up: trying again does not help for now. */
  isUsedUp: boolean
}

/** The meetings, live while the component is mounted. */
export function useMeetings(): MeetingsState {
  // The server's clock decides which meetings are still to come, and may be known later than they are.
  useClockAhead()
  meetings.useSubscription()
  const records = meetings.useRecords()
  const { status, error, staleSince } = meetings.useInfo()
  const isWaiting = status === 'loading' || status === 'idle'
  // The SDK reports no error while it cannot reach the server.
  const isLate = useIsLate(isWaiting)

  if (records.length > 0) {
    // While a listener reopens, the data counts as live until that takes too long.
    return {
      meetings: records,
      state: 'ready',
      staleSince: isWaiting && !isLate ? null : staleSince,
      isUsedUp: isUsedUp(error),
    }
  }
  const isUnreachable = isLate || status === 'failed' || (!isWaiting && staleSince !== null)
  const state = isUnreachable ? 'unreachable' : isWaiting ? 'loading' : 'none'
  return { meetings: records, state, staleSince, isUsedUp: isUsedUp(error) }
}
