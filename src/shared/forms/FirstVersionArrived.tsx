import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useEffect, useRef } from 'react'

type Props = {
  /** The first version's number, where the form gives one. */
  reference?: string
  isBusy: boolean
  onSendAsNew: () => void
  onLeave: () => void
}

/**
 * For a visitor whose answer was lost on the way, who then changed something and sent again:
 * the first version is stored and cannot be changed from here.
 */
export function FirstVersionArrived({ reference, isBusy, onSendAsNew, onLeave }: Props) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])

  return (
    <Alert severity="warning" ref={alert} tabIndex={-1}>
      <AlertTitle>What you sent first has arrived</AlertTitle>
      {reference !== undefined && <>Its reference number is {reference}. </>}
      What you changed since then has not been sent.
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button color="inherit" variant="outlined" onClick={onSendAsNew} disabled={isBusy}>
          Send the changed one as new
        </Button>
        <Button color="inherit" onClick={onLeave} disabled={isBusy}>
          Leave it at the first one
        </Button>
      </Stack>
    </Alert>
  )
}
