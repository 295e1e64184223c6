import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { selectReason, selectStatus } from '@/features/session'
import { isExpired } from '@/shared/firestore/live/liveState'

type Props = {
  /** The sign-in page leads back here. After a session that expired it always does. */
  isReturnedTo?: boolean
  children: ReactNode
}

/** Redirects a signed-out visitor to the sign-in page, replacing the history entry. */
export function AdminOnly({ isReturnedTo = false, children }: Props) {
  const status = useSelector(selectStatus)
  const reason = useSelector(selectReason)
  const { pathname, search, hash } = useLocation()
  if (status === 'signedIn') return children
  const state = isReturnedTo || isExpired(reason) ? { from: pathname + search + hash } : null
  return <Navigate to="/AdminLogInForm" replace state={state} />
}
