import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { visuallyHidden } from '@mui/utils'
import { useEffect, useRef, type Ref } from 'react'
import { isHydrating } from '@/shared/config/isHydrating'

/** Milliseconds. No person fills in a form faster; programs do. */
const minFillTime = 3_000

/**
 * Guesses whether a program fills in the form. It never refuses a visitor: the form asks, and one
 * click on `PersonQuestion` submits.
 */
export function usePersonCheck(isOn: boolean, isRestored: boolean) {
  const honeypot = useRef<HTMLInputElement>(null)
  const startedAt = useRef<number>(undefined)
  const isConfirmed = useRef(false)

  useEffect(() => {
    // A prerendered page could be filled in before its scripts came.
    startedAt.current ??= isHydrating() ? 0 : performance.now()
  }, [])

  function mustAsk(): boolean {
    const isHasty = !isRestored && performance.now() - (startedAt.current ?? 0) < minFillTime
    const isTrapped = Boolean(honeypot.current?.value)
    return isOn && !isConfirmed.current && (isHasty || isTrapped)
  }

  function confirm() {
    isConfirmed.current = true
  }

  return { honeypot, mustAsk, confirm }
}

/** An invisible field that password managers skip and programs fill in. */
export const Honeypot = ({ inputRef }: { inputRef: Ref<HTMLInputElement> }) => (
  <Box aria-hidden="true" sx={visuallyHidden}>
    <label>
      Leave this empty
      <input
        ref={inputRef}
        type="text"
        name="more_about_it"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore="true"
        data-lpignore="true"
        data-bwignore="true"
        data-form-type="other"
      />
    </label>
  </Box>
)

/** Asks a visitor if the form was filled in as fast as by a program, or with the honeypot. */
export function PersonQuestion({ onConfirm }: { onConfirm: () => void }) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])

  return (
    <Alert severity="info" ref={alert} tabIndex={-1}>
      <AlertTitle>Please confirm that you are human</AlertTitle>
      That was very quick. Nothing has been sent yet, and your entries are still here.
      <Button
        variant="outlined"
        color="inherit"
        onClick={onConfirm}
        sx={{ display: 'block', mt: 1.5, minHeight: 44 }}
      >
        I’m human, submit
      </Button>
    </Alert>
  )
}
