import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { LiveList } from '@/shared/firestore/live/liveQuery'
import { NotLive } from '@/shared/ui/status/NotLive'
import { notLiveText } from '@/shared/ui/status/notLiveText'

type Props<Entry> = {
  /** Undefined until it is asked for. */
  history: LiveList<Entry> | undefined
  /** None where something else is below. */
  emptyText: string | undefined
  children: (entries: readonly Entry[]) => ReactNode
}

/** A live history, with the text while it is empty or not live. */
export function HistoryFrame<Entry>({ history, emptyText, children }: Props<Entry>) {
  const { items = [], status = 'loading', error = null, staleSince = null } = history ?? {}
  const isStale = status === 'failed' || staleSince !== null
  const isEmpty = items.length === 0
  const text = status === 'ready' ? emptyText : 'Loading…'
  return (
    <NotLive text={isStale ? notLiveText({ status, error, staleSince, isEmpty }) : ''}>
      {!isEmpty && children(items)}
      {isEmpty && status !== 'failed' && text !== undefined && (
        <Typography sx={{ py: 1, color: 'text.secondary' }}>{text}</Typography>
      )}
    </NotLive>
  )
}
