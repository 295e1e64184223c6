import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { selectReason, selectStatus } from '@/features/session'

/**
 * Redirects a signed-out visitor to the sign-in page, replacing the history entry. After a session
 * that expired, that page leads back here.
 */
export function AdminOnly({ children }: { children: ReactNode }) {
  const status = useSelector(selectStatus)
  const reason = useSelector(selectReason)
  const { pathname, search } = useLocation()
  if (status === 'signedIn') return children
  const state = reason === 'ended' ? { from: pathname + search } : null
  return <Navigate to="/AdminLogInForm" replace state={state} />
}
