import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import SnackbarContent from '@mui/material/SnackbarContent'
import Stack from '@mui/material/Stack'
import { Link, matchPath, useLocation } from 'react-router-dom'
import { meetingAddress } from '../links/meetingAddress'
import { useMeetingsSelector } from './store'
import { isDelayed } from './doorEntry'
import { selectEntries } from './queueSlice'

/** Says on every other page of the desk how many check-ins wait, and how many were not accepted. */
export function DoorQueue() {
  const entries = Object.values(useMeetingsSelector(selectEntries))
  const isAtDoor = matchPath('/desk/meetings/:id/door', useLocation().pathname) !== null
  const refused = entries.filter(({ state }) => state === 'refused')
  const waiting = entries.filter(isDelayed)
  const [first] = refused
  return (
    <Snackbar
      className="screen-only"
      open={!isAtDoor && refused.length + waiting.length > 0}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    >
      <Stack spacing={1}>
        {waiting.length > 0 && (
          <SnackbarContent message={`Check-ins waiting to be sent: ${waiting.length}`} />
        )}
        {first !== undefined && (
          <SnackbarContent
            message={`Check-ins not accepted: ${refused.length}`}
            action={
              <Button
                size="small"
                color="inherit"
                component={Link}
                to={meetingAddress(first.meetingId, '/door')}
              >
                Show
              </Button>
            }
          />
        )}
      </Stack>
    </Snackbar>
  )
}
