import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { memo, type ReactNode } from 'react'
import type { AppError } from '@/shared/firebase/errors'
import { clockTime } from '@/shared/text/dateText'
import { Waiting } from '@/shared/ui/Waiting'
import { useIsLate } from './useIsLate'
import type { ShownStatus } from './useLive'

type Props = {
  status: ShownStatus
  error: AppError | null
  notLiveSince: number | null
  isEmpty: boolean
  /** How many records are to come, after the newest; null where nobody knows. */
  toCome: number | null
  /** Says what is here while others are to come. */
  partText?: string
  /** Said where it is known to be empty; nothing where that cannot be seen. */
  emptyText?: string
  children: ReactNode
}

/**
 * The frame of everything that shows live data: waiting, empty, failed and "not live" look
 * the same everywhere. What had arrived stays visible under the message.
 */
export function LiveView(props: Props) {
  const { status, error, notLiveSince, isEmpty, toCome, emptyText, children } = props
  const { partText = 'The newest are here, the others are on their way…' } = props
  const isLate = useIsLate(status === 'loading')
  if (status === 'loading' && isEmpty) return <Waiting />
  // Opened once more: nothing is lost before that has failed.
  const isReopened = status === 'loading' && error === null && !isLate
  const isKnownEmpty = isEmpty && status === 'ready' && notLiveSince === null
  return (
    <>
      <LiveMark
        error={error}
        notLiveSince={notLiveSince}
        partText={toCome === 0 ? undefined : partText}
        isReopened={isReopened}
      />
      {isKnownEmpty && <Typography sx={{ py: 6, textAlign: 'center' }}>{emptyText}</Typography>}
      {!isEmpty && children}
    </>
  )
}

/** Paper is never live. */
const liveSx = { color: 'success.main', fontWeight: 600, '@media print': { display: 'none' } }

type LiveMarkProps = Pick<Props, 'error' | 'notLiveSince'> & {
  partText: string | undefined
  /** What is shown is of an earlier listener, and this one's first answer is to come. */
  isReopened: boolean
}

const LiveMark = memo(function LiveMark(props: LiveMarkProps) {
  const { error, notLiveSince, partText, isReopened } = props
  if (notLiveSince === null || isReopened) {
    return (
      <Typography role="status" variant="body2" sx={liveSx}>
        {notLiveSince === null ? (partText ?? 'Live') : 'Bringing the list up to date…'}
      </Typography>
    )
  }
  return (
    <Alert role="status" severity="warning">
      Not live since {clockTime(notLiveSince)}. {error?.message ?? 'The connection was lost.'} The
      list updates by itself when the connection is back.
    </Alert>
  )
})
