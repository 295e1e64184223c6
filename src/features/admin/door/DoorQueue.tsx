import Snackbar from '@mui/material/Snackbar'
import SnackbarContent from '@mui/material/SnackbarContent'
import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { onLogout, onLogoutElsewhere, selectUid } from '@/features/session'
import { useAskBeforeUnload } from '@/shared/ui/useAskBeforeUnload'
import { useAdminDispatch, useAdminSelector } from '../store'
import { sendAll, takeUp } from './queue'
import { selectEntries } from './queueSlice'

/** Milliseconds between two tries without a network. */
const pause = 4_000

/**
 * Sends what was pressed at a door as soon as there is a network, on every page of the desk. Closing the
 * tab asks while something is in this page alone, and a logout while anything is left.
 */
export function DoorQueue() {
  const dispatch = useAdminDispatch()
  const uid = useAdminSelector(selectUid)
  const entries = Object.values(useAdminSelector(selectEntries))
  const hasWaiting = entries.some(({ status }) => status === 'waiting')
  const mayBeLost = entries.some(({ isKept }) => !isKept)
  const isAtDoor = matchPath('/desk/meetings/:id/door', useLocation().pathname) !== null

  useEffect(() => {
    if (uid !== null) dispatch(takeUp())
  }, [dispatch, uid])

  useEffect(() => {
    const send = () => dispatch(sendAll())
    const stops = [onLogout(send), onLogoutElsewhere(() => void send())]
    return () => stops.forEach((stop) => stop())
  }, [dispatch])

  useEffect(() => {
    if (!hasWaiting) return
    const send = () => void dispatch(sendAll())
    send()
    const timer = setInterval(send, pause)
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', send)
    }
  }, [dispatch, hasWaiting])

  useAskBeforeUnload(mayBeLost)

  const left = entries.filter(({ isLate }) => isLate).length
  return (
    <Snackbar
      className="screen-only"
      open={!isAtDoor && left > 0}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    >
      <SnackbarContent message={`Check-ins waiting to be sent: ${left}`} />
    </Snackbar>
  )
}
