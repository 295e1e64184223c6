import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { LiveInfo } from '@/shared/firestore/liveCollection'
import { clockTime } from '@/shared/text/dateText'
import { useIsLate } from './useIsLate'
import { Waiting } from './Waiting'

type Props = LiveInfo & {
  /** Says what is here while the rest is still to come. */
  partialText?: string
  /** Shown where it is known to be empty; nothing where that cannot be seen. */
  emptyText?: string
  children: ReactNode
}

/**
 * The frame of everything that shows live data: waiting, empty, failed and "not live" look
 * the same everywhere. What had arrived stays visible under the message.
 */
export function LiveView(props: Props) {
  const { status, error, staleSince, isEmpty, isPartial, emptyText, children } = props
  const { partialText = 'Showing the newest; loading the rest…' } = props
  const isWaiting = status === 'loading' || status === 'idle'
  const isLate = useIsLate(isWaiting)
  if (isWaiting && isEmpty) return <Waiting />

  // While a listener is opened again nothing is lost before that has failed.
  const isRefreshing = isWaiting && error === null && !isLate
  const isKnownEmpty = isEmpty && status === 'ready' && staleSince === null
  return (
    <>
      {staleSince === null || isRefreshing ? (
        <Typography variant="body2" sx={liveSx}>
          {staleSince !== null ? 'Refreshing…' : isPartial ? partialText : 'Live'}
        </Typography>
      ) : (
        <Alert role="status" severity="warning">
          Not live since {clockTime(staleSince)}. {error?.message ?? 'The connection was lost.'} The
          list updates by itself when the connection is back.
        </Alert>
      )}
      {isKnownEmpty && <Typography sx={{ py: 6, textAlign: 'center' }}>{emptyText}</Typography>}
      {!isEmpty && children}
    </>
  )
}

/** Paper is never live. */
const liveSx = { color: 'success.main', fontWeight: 600, '@media print': { display: 'none' } }
