import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { useListenMeetingHistoryQuery, type MeetingEntry } from '../plan/meetingChangesApi'
import { capitalized } from '@/shared/text/capitalized'
import { HistoryFrame } from '@/shared/desk/HistoryFrame'
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
    <ListItem disableGutters divider sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      <Typography variant="body2">
        <Box component="strong" translate="no">
          <bdi>{capitalized(nameOf(entry.by))}</bdi>
        </Box>{' '}
        <span>{meetingEntryInWords(entry)}</span>
      </Typography>
      {factChanges(entry).map(({ label, before, after }) => (
        <Typography key={label} variant="body2" sx={{ my: 0.25 }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>{`${label}: `}</Box>
          <del>
            <bdi translate="no">{before}</bdi>
          </del>{' '}
          <bdi translate="no">{after}</bdi>
        </Typography>
      ))}
      {entry.public !== undefined && (
        <Typography variant="body2" translate="no" sx={{ whiteSpace: 'pre-wrap', my: 0.25 }}>
          <bdi>{entry.public}</bdi>
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {entry.at}
      </Typography>
    </ListItem>
  )
}
