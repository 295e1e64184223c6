import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useFormParts } from '@/shared/forms/formParts'
import { askBeforeLeaving } from '@/shared/navigation/leaving'
import { useBlocker } from '@/shared/navigation/useBlocker'

/**
 * Asks before a form with unsaved changes is left for another page of the site, or by logging out;
 * the form itself asks before the tab is closed. A session that ends takes the page away without asking; what was
 * typed is kept then.
 */
export function LeaveGuard({ onLeave }: { onLeave: () => void }) {
  const { control } = useFormParts().form
  const { isDirty } = useFormState({ control })
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  /** Waits for the answer of whoever logs out. */
  const [asked, setAsked] = useState<{ answer: (mayLeave: boolean) => void } | null>(null)
  const isLeaving = useRef(false)
  const forget = useRef(onLeave)

  useEffect(() => {
    if (!isDirty) return
    return askBeforeLeaving(() => new Promise((answer) => setAsked({ answer })))
  }, [isDirty])

  useEffect(
    () => () => {
      // Only now: until the form is gone it may save its draft once more.
      if (isLeaving.current) forget.current()
    },
    [],
  )

  function leave() {
    isLeaving.current = true
    blocker.proceed?.()
    asked?.answer(true)
    setAsked(null)
  }

  function stay() {
    blocker.reset?.()
    asked?.answer(false)
    setAsked(null)
  }

  return (
    <Dialog open={blocker.state === 'blocked' || asked !== null} onClose={stay}>
      <DialogTitle>Leave without saving?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          What you have changed of the meeting is not saved yet.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>Leave without saving</Button>
        <Button variant="contained" onClick={stay}>
          Stay on this page
        </Button>
      </DialogActions>
    </Dialog>
  )
}
