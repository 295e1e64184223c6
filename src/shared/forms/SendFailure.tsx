import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import type { Failure } from './useSubmit'
import { useOnline } from './useOnline'

type Props = {
  failure: Failure
  /** Undefined where the form's own button is as near. */
  onRetry: (() => void) | undefined
}

/** What went wrong with sending, and a button that tries once more where one is wanted. */
export function SendFailure({ failure, onRetry }: Props) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [failure])

  const isOnline = useOnline()
  const [wasOffline, setWasOffline] = useState(false)
  if (!isOnline && !wasOffline) setWasOffline(true)
  const isBack = onRetry !== undefined && isOnline && (wasOffline || failure.code === 'offline')

  return (
    <Alert severity={isBack ? 'info' : 'error'} ref={alert} tabIndex={-1}>
      {isBack ? 'You are online again. Send now?' : failure.message}
      {!isOnline && failure.code !== 'offline' && ' You are offline at the moment.'}
      {onRetry !== undefined &&
        !isOnline &&
        ' You will be asked here as soon as the connection is back.'}
      {onRetry !== undefined && isOnline && (
        <Button variant="outlined" color="inherit" onClick={onRetry} sx={buttonSx}>
          {isBack ? 'Send now' : 'Try again'}
        </Button>
      )}
    </Alert>
  )
}

const buttonSx = { display: 'block', mt: 1.5, minHeight: 44 }
