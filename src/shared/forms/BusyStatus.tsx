import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useOnline } from './useOnline'

/** Milliseconds after which a submission that still goes on deserves a word. */
const patience = 5_000

/** Says "Still trying…" when something has been going on for five seconds, and when there is no network. */
export function BusyStatus({ isBusy }: { isBusy: boolean }) {
  const [isSlow, setSlow] = useState(false)
  const isOnline = useOnline()

  useEffect(() => {
    if (!isBusy) return
    const timer = window.setTimeout(() => setSlow(true), patience)
    return () => {
      window.clearTimeout(timer)
      setSlow(false)
    }
  }, [isBusy])

  return (
    <Typography role="status" color="textSecondary">
      {isSlow ? 'Still trying…' : isOnline ? '' : 'You are offline. You can go on typing.'}
    </Typography>
  )
}
