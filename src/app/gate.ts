import { selectStatus } from '@/features/session'
import { isPartial } from '@/shared/firestore/live/liveState'
import type { RootState } from './store'

/**
 * Section 4 of the specification: pages are shown once the session is known and the registrations
 * listener, the diamond requests listener or the meetings listener has first reported; an error is a
 * report, too. For a signed-out visitor the rules refuse the registrations listener, so it counts as
 * reported without being opened.
 */
export function selectIsAppReady(state: RootState): boolean {
  const session = selectStatus(state)
  if (session === 'loading') return false
  if (session === 'signedOut') return true
  const { registrations, diamondRequests, meetings } = state
  return (
    [registrations, diamondRequests, meetings].some((list) => list?.status === 'ready') ||
    registrations?.status === 'failed' ||
    // The newest of it are there: that is a report, and the others come while they are looked at.
    (registrations !== undefined && isPartial(registrations)) ||
    // A page that shows no list follows this one alone.
    meetings?.status === 'failed'
  )
}
