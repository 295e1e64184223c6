import { useState, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { selectUid } from '@/features/session'
import { Waiting } from '@/shared/ui/Waiting'
import { selectIsAppReady } from '@/app/gate'
import { useAdminListeners } from './useAdminListeners'

/**
 * Shows a spinner in the place of the page until the session is known and, for an
 * administrator, the first live collection has reported. Once open it stays open: a changed
 * session must not take away a page with something half typed in it.
 */
export function AppGate({ children }: { children: ReactNode }) {
  const isOpen = useSelector(selectIsAppReady)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  useAdminListeners(useSelector(selectUid))

  return isOpen || wasOpen ? children : <Waiting />
}
