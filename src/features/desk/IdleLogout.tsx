import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { useEffect, useState } from 'react'
import { selectUid } from '@/features/session'
import { expireSession } from '@/features/session/desk'
import {
  idleHours,
  idleTimeLeft,
  keepIdleHours,
  notePress,
  onPressElsewhere,
} from '@/shared/auth/lastPress'
import { counted } from '@/shared/text/counted'
import { dateTimeInIndia } from '@/shared/text/dateText'
import { useReadSettingQuery } from '@/features/settings/api'
import { useDeskSelector } from './store'

/** Ends the session, on whatever page, once nothing was pressed for as long as the association allows. */
export const IdleLogout = () => (useDeskSelector(selectUid) === null ? null : <FollowPresses />)

/** Milliseconds between two looks at the clock. A laptop that has slept looks when it wakes up. */
const checkEvery = 20_000

/** Milliseconds before the end in which the page asks. */
const noticeTime = 5 * 60_000

/**
 * Keeps in this browser for how many hours nothing may be pressed. Pages of the desk read it; the others go
 * by the last press in this browser.
 */
export function useKeepIdleHours() {
  const { data } = useReadSettingQuery('session')
  useEffect(() => {
    if (data?.hours !== undefined) keepIdleHours(data.hours)
  }, [data])
}

function FollowPresses() {
  /** When the session will end, if that is soon, in milliseconds since 1970. */
  const [endsAt, setEndsAt] = useState<number>()

  useEffect(() => {
    let isEnding = false

    function check() {
      const left = idleTimeLeft()
      setEndsAt(left > 0 && left <= noticeTime ? Date.now() + left : undefined)
      if (left > 0 || isEnding) return
      isEnding = true
      void expireSession().finally(() => (isEnding = false))
    }

    function handlePress() {
      // A press after the end, such as the first one of the next morning, is too late.
      if (idleTimeLeft() > 0) notePress()
      check()
    }

    check()
    const timer = setInterval(check, checkEvery)
    const stopListening = onPressElsewhere(check)
    document.addEventListener('visibilitychange', check)
    window.addEventListener('pointerdown', handlePress, true)
    window.addEventListener('keydown', handlePress, true)
    return () => {
      clearInterval(timer)
      stopListening()
      document.removeEventListener('visibilitychange', check)
      window.removeEventListener('pointerdown', handlePress, true)
      window.removeEventListener('keydown', handlePress, true)
    }
  }, [])

  return (
    <Snackbar
      open={endsAt !== undefined}
      className="screen-only"
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      sx={{ mt: 'var(--header-height)' }}
    >
      <Alert
        severity="warning"
        role="alert"
        action={
          // Any press keeps the session; a button says so.
          <Button color="inherit" size="small" onClick={() => setEndsAt(undefined)}>
            Stay signed in
          </Button>
        }
      >
        {endsAt === undefined
          ? ''
          : `You will be signed out at ${dateTimeInIndia(endsAt)}, after ${counted(idleHours(), 'hour')} without a press.`}
      </Alert>
    </Snackbar>
  )
}
