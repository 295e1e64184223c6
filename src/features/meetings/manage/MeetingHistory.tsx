import List from '@mui/material/List'
import { useListenMeetingHistoryQuery, type MeetingEntry } from '../plan/meetingChangesApi'
import { ChangeItem } from '@/shared/desk/history/ChangeItem'
import { HistoryFrame } from '@/shared/desk/history/HistoryFrame'
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
  return (
    <ChangeItem
      name={nameOf(entry.by)}
      words={meetingEntryInWords(entry)}
      at={entry.at}
      changes={factChanges(entry)}
      text={entry.public}
    />
  )
}
