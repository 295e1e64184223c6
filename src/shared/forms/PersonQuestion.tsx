import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'

/** For whoever was as fast as a program, or has filled in what only programs see. */
export function PersonQuestion({ onConfirm }: { onConfirm: () => void }) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])

  return (
    <Alert severity="info" ref={alert} tabIndex={-1}>
      <AlertTitle>Please confirm that you are a person</AlertTitle>
      That was very quick. Nothing has been sent yet, and what you typed is here.
      <Button variant="outlined" color="inherit" onClick={onConfirm} sx={buttonSx}>
        I am a person: send it
      </Button>
    </Alert>
  )
}

const buttonSx = { display: 'block', mt: 1.5, minHeight: 44 }
