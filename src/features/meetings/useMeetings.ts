import { useIsLate } from '@/shared/ui/useIsLate'
import { meetings } from './api'
import type { Meeting } from './schema'

export type MeetingsState = {
  /** The one updated last comes first. */
  meetings: Meeting[]
  state: 'loading' | 'unreachable' | 'none' | 'there'
  /** Milliseconds since 1970; null while what is shown is live. */
  staleSince: number | null
}

/** The meetings as a visitor's page shows them, kept up to date while the component is mounted. */
export function useMeetings(): MeetingsState {
  meetings.useSubscription()
  const records = meetings.useRecords()
  const { status, staleSince } = meetings.useInfo()
  const isWaiting = status === 'loading' || status === 'idle'
  // The SDK reports no failure while it cannot reach the server.
  const isLate = useIsLate(isWaiting)

  if (records.length > 0) {
    // While a listener is opened again nothing is lost before that has failed.
    return {
      meetings: records,
      state: 'there',
      staleSince: isWaiting && !isLate ? null : staleSince,
    }
  }
  const isUnreachable = isLate || status === 'failed' || (!isWaiting && staleSince !== null)
  const state = isUnreachable ? 'unreachable' : isWaiting ? 'loading' : 'none'
  return { meetings: records, state, staleSince }
}
