import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { selectReason, selectStatus } from '@/features/session'

/**
 * Sends a signed-out visitor to the sign-in page, in the place of this history entry. After a
 * session that ended by itself that page knows the way back here.
 */
export function AdminOnly({ children }: { children: ReactNode }) {
  const status = useSelector(selectStatus)
  const reason = useSelector(selectReason)
  const { pathname, search } = useLocation()
  if (status === 'signedIn') return children
  const state = reason === 'ended' ? { from: pathname + search } : null
  return <Navigate to="/AdminLogInForm" replace state={state} />
}
