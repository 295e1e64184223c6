import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import type { ReactNode } from 'react'
import type { LiveInfo } from '@/shared/firestore/live/liveCollection'
import { NotLive } from './NotLive'
import { notLiveText } from './notLiveText'
import { useIsLate } from './useIsLate'
import { Waiting } from './Waiting'

type Props = LiveInfo & {
  /** Shown while only the first part has arrived. */
  partialText?: string
  /** Shown only once the list is known to be empty. */
  emptyText?: string
  children: ReactNode
}

/**
 * The frame of all live data, so that loading, empty, failed and stale look the same everywhere.
 * Data that has arrived stays visible below the message.
 */
export function LiveView(props: Props) {
  const { status, error, staleSince, isEmpty, isPartial, isCut, emptyText, children } = props
  const { partialText = 'Showing the newest; loading the rest…' } = props
  const isWaiting = status === 'loading' || status === 'idle'
  const isLate = useIsLate(isWaiting)
  // A listener that resubscribes is not a failure yet.
  const isRefreshing = isWaiting && error === null && !isLate
  const isWithoutData = isWaiting && isEmpty
  const isStale = staleSince !== null && !isRefreshing
  // Nothing is shown: a list without a message is live.
  const isLive = staleSince === null && !isPartial
  const isKnownEmpty = isEmpty && status === 'ready' && staleSince === null
  return (
    <NotLive text={!isWithoutData && isStale ? notLiveText(props) : ''}>
      {isWithoutData && <Waiting />}
      {!isWithoutData && !isStale && (
        <Typography variant="body2" sx={isLive ? visuallyHidden : liveSx}>
          {isLive ? 'Live' : staleSince !== null ? 'Refreshing…' : partialText}
        </Typography>
      )}
      {isCut === true && (
        <Alert severity="info" sx={{ my: 1 }}>
          {cutText}
        </Alert>
      )}
      {isKnownEmpty && <Typography sx={{ py: 6, textAlign: 'center' }}>{emptyText}</Typography>}
      {!isEmpty && children}
    </NotLive>
  )
}

const cutText =
  'There are more records than a list holds. Only the newest 20,000 of a list are here: its counts and files leave out the older ones.'

/** Paper is never live. */
const liveSx = {
  pb: 1,
  color: 'success.main',
  fontWeight: 600,
  '@media print': { display: 'none' },
}
