import type { LiveStatus } from '@/shared/live/createLiveSlice'
import { selectStatus } from '@/features/session'
import type { RootState } from './store'

const hasReported = (status: LiveStatus | undefined) => status === 'ready'
const hasReportedOrFailed = (status: LiveStatus | undefined) =>
  status === 'ready' || status === 'failed'

/**
 * SPEC.md section 4: pages are shown once the session is known and the registrations listener
 * (also with an error), the diamond requests listener or the meetings listener has first
 * reported. For a signed-out visitor the rules refuse the registrations listener, so it
 * counts as reported without being opened.
 */
export function selectIsOpen(state: RootState): boolean {
  const session = selectStatus(state)
  if (session === 'loading') return false
  if (session === 'signedOut') return true
  return (
    hasReportedOrFailed(state.registrations?.status) ||
    // The newest of it are there: that is a report, and the others come while they are looked at.
    (state.registrations !== undefined && state.registrations.toCome !== 0) ||
    hasReported(state.diamondRequests?.status) ||
    hasReported(state.meetings?.status)
  )
}
