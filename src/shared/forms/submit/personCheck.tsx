import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { visuallyHidden } from '@mui/utils'
import { useEffect, useRef, type Ref } from 'react'
import { texts } from '@/texts/forms'

/** An invisible field that password managers skip and programs fill in. */
export const Honeypot = ({ inputRef }: { inputRef: Ref<HTMLInputElement> }) => (
  <Box aria-hidden="true" sx={visuallyHidden}>
    <label>
      {texts.leaveEmpty}
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
      <AlertTitle>{texts.confirmPerson}</AlertTitle>
      {texts.veryQuick}
      <Button
        variant="outlined"
        color="inherit"
        onClick={onConfirm}
        sx={{ display: 'block', mt: 1.5, minHeight: 44 }}
      >
        {texts.isPerson}
      </Button>
    </Alert>
  )
}
