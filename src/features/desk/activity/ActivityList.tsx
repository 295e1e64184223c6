import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo, useState } from 'react'
import { serverNow } from '@/shared/config/serverClock'
import { calendarDay, dateInIndia } from '@/shared/text/dateText'
import type { AppError } from '@/shared/firestore/errors'
import { combineLive } from '@/shared/firestore/live/combineLive'
import { BusyButton } from '@/shared/desk/BusyButton'
import { LiveView } from '@/shared/ui/status/LiveView'
import { useListenImportsQuery } from '@/features/members/desk'
import { useListenNewestMinutesQuery } from '@/features/meetings/desk'
import type { NameOf } from '@/features/people/desk'
import { useDeskSelector } from '../store'
import { useListenActivityQuery, useReadOlderActivityInfiniteQuery } from './activityApi'
import { ActivityEntry } from './ActivityEntry'
import { type ActivityView, isInView, pageSize, sourceOf } from './activityView'
import {
  type ActivityItem,
  importEntries,
  minutesEntry,
  newestFirst,
  selectOnBehalf,
} from './writtenEntries'

type Props = { view: ActivityView; nameOf: NameOf }

/** The newest entries of a view, under their days, and the older ones at a press. */
export function ActivityList({ view, nameOf }: Props) {
  const isAsked = sourceOf(view) !== undefined
  const { data: newest } = useListenActivityQuery(isAsked ? view : skipToken)
  /** The last of the newest at the first press: the older ones begin behind it. */
  const [after, setAfter] = useState<string>()
  const older = useReadOlderActivityInfiniteQuery(after === undefined ? skipToken : { view, after })
  const { data: minutes } = useListenNewestMinutesQuery()
  const { data: imports } = useListenImportsQuery()
  const onBehalf = useDeskSelector(selectOnBehalf)

  const listed = useMemo(
    () => [...(newest?.items ?? []), ...(older.data?.pages ?? []).flat()],
    [newest, older.data],
  )
  const hasOlder =
    after === undefined ? listed.length >= pageSize : older.hasNextPage || !older.data
  const matching = useMemo(() => {
    const others: ActivityItem[] = [
      ...(minutes?.items ?? []).map(minutesEntry),
      ...(imports?.items ?? []).flatMap(importEntries),
      ...onBehalf,
    ]
    // Where there is more in the histories, nothing else is shown that is older than what is shown of them.
    const since = hasOlder ? (listed.at(-1)?.atMillis ?? 0) : 0
    const shown = others.filter(({ atMillis }) => (atMillis ?? 0) >= since)
    return newestFirst([...listed, ...shown]).filter((entry) => isInView(entry, view))
  }, [listed, hasOlder, minutes, imports, onBehalf, view])
  const days = useMemo(() => byDay(matching), [matching])

  function handleOlder() {
    if (after === undefined) setAfter(listed.at(-1)?.id)
    else if (older.data === undefined) void older.refetch()
    else void older.fetchNextPage()
  }

  return (
    <LiveView
      {...combineLive(...(isAsked ? [newest] : []), minutes, imports)}
      isEmpty={matching.length === 0 && !hasOlder}
      isPartial={false}
      emptyText={
        view.person === '' && view.kind === '' && view.day === ''
          ? 'Nothing has been done yet. Every step, note and correction will be listed here.'
          : 'There is nothing of this kind.'
      }
    >
      {matching.length === 0 && (
        <Typography sx={{ py: 6, textAlign: 'center' }}>
          {`Nothing of this kind among the newest ${listed.length}.`}
        </Typography>
      )}
      {days.map(({ day, entries }) => (
        <Box key={day} component="section" aria-label={day} sx={{ mb: 2 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
            {day}
          </Typography>
          <List dense disablePadding>
            {entries.map((entry) => (
              <ActivityEntry key={entry.id} entry={entry} nameOf={nameOf} />
            ))}
          </List>
        </Box>
      ))}
      {older.error !== undefined && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {(older.error as AppError).message}
        </Alert>
      )}
      {hasOlder && (
        <BusyButton isBusy={older.isFetching} onClick={handleOlder}>
          Show older
        </BusyButton>
      )}
    </LiveView>
  )
}

type Day = { day: string; entries: ActivityItem[] }

/** Entries under the day in India on which they were made, in their order. */
function byDay(entries: readonly ActivityItem[]): Day[] {
  const today = dateInIndia(serverNow())
  const days: Day[] = []
  for (const entry of entries) {
    const date = entry.atMillis == null ? undefined : dateInIndia(entry.atMillis)
    const words = date === undefined ? 'Unknown date' : calendarDay(date)
    const day = date === today ? `Today, ${words}` : words
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
