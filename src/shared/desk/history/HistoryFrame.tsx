import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { LiveList } from '@/shared/firestore/live/liveQuery'
import { notLiveText } from '@/shared/ui/status/notLiveText'
import { StatusAlert } from '@/shared/ui/status/StatusAlert'

type Props<Entry> = {
  /** Undefined until it is asked for. */
  history: LiveList<Entry> | undefined
  emptyText: string
  children: (entries: readonly Entry[]) => ReactNode
}

/** A live history, with the text while it is empty or not live. */
export function HistoryFrame<Entry>({ history, emptyText, children }: Props<Entry>) {
  const { items = [], status = 'loading', error = null, staleSince = null } = history ?? {}
  return (
    <>
      <StatusAlert severity="warning">
        {(status === 'failed' || staleSince !== null) &&
          notLiveText({ status, error, staleSince, isEmpty: items.length === 0 })}
      </StatusAlert>
      {items.length > 0 && children(items)}
      {items.length === 0 && status !== 'failed' && (
        <Typography sx={{ py: 1, color: 'text.secondary' }}>
          {status === 'ready' ? emptyText : 'Loading…'}
        </Typography>
      )}
    </>
  )
}
