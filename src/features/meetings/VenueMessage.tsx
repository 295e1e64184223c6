import Alert from '@mui/material/Alert'
import { useEffect, useRef, useState } from 'react'
import type { VenueOutcome } from './VenueForm'

/** What a save has led to. Takes the focus: the button that was pressed is no longer there. */
export function VenueMessage({ outcome }: { outcome: VenueOutcome }) {
  const [closed, setClosed] = useState<VenueOutcome>()
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [outcome])

  if (closed === outcome) return null
  return (
    <Alert
      severity={outcome.isSaved ? 'success' : 'info'}
      ref={message}
      tabIndex={-1}
      onClose={() => setClosed(outcome)}
      sx={{ mb: 2 }}
    >
      {outcome.message}
    </Alert>
  )
}
