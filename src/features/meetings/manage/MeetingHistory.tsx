import List from '@mui/material/List'
import { useListenMeetingHistoryQuery, type MeetingEntry } from '../plan/meetingChangesApi'
import { HistoryFrame } from '@/shared/desk/history/HistoryFrame'
import { HistoryItem } from '@/shared/desk/history/HistoryItem'
import { useNameOf } from '@/features/people/desk'
import { factChanges, meetingEntryInWords } from './meetingEntries'

/** The acts on a meeting, the newest first. */
export function MeetingHistory({ id }: { id: string }) {
  const { data: history } = useListenMeetingHistoryQuery(id)
  return (
    <HistoryFrame history={history} emptyText="No changes yet.">
      {(entries) => (
        <List disablePadding>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </List>
      )}
    </HistoryFrame>
  )
}

function Entry({ entry }: { entry: MeetingEntry }) {
  const nameOf = useNameOf()
  const changes = factChanges(entry).map(({ label, before, after }) => ({
    label,
    text: (
      <span translate="no">
        <del>
          <bdi>{before}</bdi>
        </del>{' '}
        <bdi>{after}</bdi>
      </span>
    ),
  }))
  const text = entry.public && <span translate="no">{entry.public}</span>
  return (
    <HistoryItem
      name={nameOf(entry.by)}
      words={meetingEntryInWords(entry)}
      at={entry.at}
      texts={[...changes, { text }]}
    />
  )
}
