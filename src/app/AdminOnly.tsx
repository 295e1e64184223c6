import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Navigate } from 'react-router-dom'
import { selectStatus } from '@/features/session'

/** Sends a signed-out visitor to the sign-in page, in the place of this history entry. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const status = useSelector(selectStatus)
  return status === 'signedIn' ? children : <Navigate to="/AdminLogInForm" replace />
}
