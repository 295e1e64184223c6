import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { messageAtDesk } from '@/shared/firestore/errors'
import type { LiveList } from '@/shared/firestore/liveQuery'
import { clockTime } from '@/shared/text/dateText'

type Props<Entry> = {
  /** Undefined until it is asked for. */
  history: LiveList<Entry> | undefined
  emptyText: string
  children: (entries: readonly Entry[]) => ReactNode
}

/** A live history, and what to say while it is empty or not live. */
export function HistoryFrame<Entry>({ history, emptyText, children }: Props<Entry>) {
  const { items = [], status = 'loading', error, staleSince = null } = history ?? {}
  return (
    <>
      {(status === 'failed' || staleSince !== null) && (
        <Alert role="status" severity="warning">
          {`Not live${staleSince === null ? '' : ` since ${clockTime(staleSince)}`}. ${error ? messageAtDesk(error) : 'The connection was lost.'}`}
        </Alert>
      )}
      {items.length > 0 ? (
        children(items)
      ) : (
        <Typography sx={{ py: 1, color: 'text.secondary' }}>
          {status === 'ready' ? emptyText : 'Loading…'}
        </Typography>
      )}
    </>
  )
}
