import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { serverNow } from '@/shared/config/serverClock'
import { calendarDay, dateInIndia } from '@/shared/text/dateText'
import { combineLive } from '@/shared/firestore/live/combineLive'
import { LiveView } from '@/shared/ui/status/LiveView'
import { PageBar } from '@/shared/ui/PageBar'
import { useViewInAddress } from '@/shared/desk/useViewInAddress'
import { isOfMember, useListenImportsQuery } from '@/features/members/desk'
import { isOfMeeting, useListenNewestMinutesQuery } from '@/features/meetings/desk'
import { useListenActivityQuery, entryKindLabels } from '@/features/requests/api'
import { useNameOf } from '@/features/people/desk'
import { useDeskSelector } from '../store'
import { ActivityEntry } from './ActivityEntry'
import { ActivityFilters, type ActivityView } from './ActivityFilters'
import { deskEntryOf, deskGroupLabels } from './deskEntries'
import {
  type ActivityItem,
  importEntries,
  isOfImport,
  kindOfWritten,
  minutesEntry,
  newestOf,
  selectOnBehalf,
  writtenLabels,
} from './writtenEntries'

/** As many as the list of all histories has. */
const most = 100

function parse(address: string): ActivityView {
  const params = new URLSearchParams(address)
  return { person: params.get('person') ?? '', kind: params.get('kind') ?? '' }
}

/** Filters that are not set are left out. */
const write = (view: ActivityView) =>
  new URLSearchParams(Object.entries(view).filter(([, value]) => value !== '')).toString()

/** Whether an entry is of a kind of the filter; all are where the address names no kind. */
function isOfKind(entry: ActivityItem, kind: string): boolean {
  const written = kindOfWritten(entry)
  if (Object.hasOwn(writtenLabels, kind)) return written === kind
  if (isOfImport(entry)) return kind === '' || kind === 'member'
  if (!('kind' in entry)) return kind === ''
  if (kind === 'meeting') return isOfMeeting(entry)
  if (kind === 'member') return isOfMember(entry)
  const group = deskEntryOf(entry)?.group
  if (Object.hasOwn(deskGroupLabels, kind)) return group === kind
  return !Object.hasOwn(entryKindLabels, kind) || (group === undefined && entry.kind === kind)
}

/**
 * The newest changes of all requests, members, meetings, minutes, people and settings, the imports of members, the forms that were entered for
 * applicants, and the exports out of the desk. The filters are in the address.
 */
export default function ActivityPage() {
  const { data: list } = useListenActivityQuery()
  const { view, change } = useViewInAddress({ parse, write })
  const nameOf = useNameOf()
  const { person, kind } = view
  const { data: minutes } = useListenNewestMinutesQuery()
  const { data: imports } = useListenImportsQuery()
  const onBehalf = useDeskSelector(selectOnBehalf)
  const items = useMemo(
    () =>
      newestOf(
        [
          ...(list?.items ?? []),
          ...(minutes?.items ?? []).map(minutesEntry),
          ...(imports?.items ?? []).flatMap(importEntries),
          ...onBehalf,
        ],
        most,
      ),
    [list, minutes, imports, onBehalf],
  )
  const matching = useMemo(
    () => items.filter((entry) => (person === '' || entry.by === person) && isOfKind(entry, kind)),
    [items, person, kind],
  )
  const days = useMemo(() => byDay(matching), [matching])

  return (
    <>
      <PageBar title="Activity" />
      <Container maxWidth="lg" sx={{ py: 1 }}>
        <LiveView
          {...combineLive(list, minutes, imports)}
          isEmpty={items.length === 0}
          isPartial={false}
          emptyText="Nothing has been done yet. Every step, note and correction will be listed here."
        >
          <ActivityFilters view={view} items={items} nameOf={nameOf} onChange={change} />
          {matching.length === 0 && (
            <Typography sx={{ py: 6, textAlign: 'center' }}>
              Nothing of this kind among the newest 100.
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
          {items.length >= most && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              These are the newest 100. The history of a request is on its own page.
            </Typography>
          )}
        </LiveView>
      </Container>
    </>
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
