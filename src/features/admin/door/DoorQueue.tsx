import Snackbar from '@mui/material/Snackbar'
import SnackbarContent from '@mui/material/SnackbarContent'
import { matchPath, useLocation } from 'react-router-dom'
import { useAdminSelector } from '../store'
import { selectEntries } from './queueSlice'

/** Says on every other page of the desk how many check-ins wait. */
export function DoorQueue() {
  const entries = Object.values(useAdminSelector(selectEntries))
  const isAtDoor = matchPath('/desk/meetings/:id/door', useLocation().pathname) !== null
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
