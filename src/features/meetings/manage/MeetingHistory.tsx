import List from '@mui/material/List'
import { useListenMeetingHistoryQuery, type MeetingEntry } from '../plan/meetingChangesApi'
import { HistoryFrame } from '@/shared/desk/history/HistoryFrame'
import { HistoryItem, HistoryText } from '@/shared/desk/history/HistoryItem'
import { useNameOf } from '@/features/people/desk'
import { factChanges, meetingEntryInWords } from './meetingWords'

/** What administrators have done with a meeting, the newest first. */
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
  return (
    <HistoryItem name={nameOf(entry.by)} words={meetingEntryInWords(entry)} at={entry.at}>
      {factChanges(entry).map(({ label, before, after }) => (
        <HistoryText key={label} label={label}>
          <del>
            <bdi translate="no">{before}</bdi>
          </del>{' '}
          <bdi translate="no">{after}</bdi>
        </HistoryText>
      ))}
      {entry.public !== undefined && (
        <HistoryText>
          <bdi translate="no">{entry.public}</bdi>
        </HistoryText>
      )}
    </HistoryItem>
  )
}
