import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { useListenMeetingHistoryQuery, type MeetingEntry } from '@/features/meetings/data'
import { clockTime } from '@/shared/text/dateText'
import { capitalized } from '../review/failures'
import { useNameOf } from '../review/names'
import { factChanges, meetingEntryInWords } from './words'

/** What the desk has done with a meeting, the newest first. */
export function MeetingHistory({ id }: { id: string }) {
  const { data: history } = useListenMeetingHistoryQuery(id)
  const { items = [], status = 'loading', error, staleSince = null } = history ?? {}
  return (
    <>
      {(status === 'failed' || staleSince !== null) && (
        <Alert role="status" severity="warning">
          {`Not live${staleSince === null ? '' : ` since ${clockTime(staleSince)}`}. ${error?.message ?? ''}`}
        </Alert>
      )}
      {items.length > 0 ? (
        <List disablePadding>
          {items.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </List>
      ) : (
        <Typography sx={{ py: 1, color: 'text.secondary' }}>
          {status === 'ready' ? 'No changes yet.' : 'Loading…'}
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Changes on the page “Monthly meeting venue” are not listed.
      </Typography>
    </>
  )
}

function Entry({ entry }: { entry: MeetingEntry }) {
  const nameOf = useNameOf()
  return (
    <ListItem disableGutters divider sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      <Typography variant="body2">
        <Box component="strong" translate="no">
          {capitalized(nameOf(entry.by))}
        </Box>{' '}
        <span>{meetingEntryInWords(entry)}</span>
      </Typography>
      {factChanges(entry).map(({ label, before, after }) => (
        <Typography key={label} variant="body2" sx={{ my: 0.25 }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>{`${label}: `}</Box>
          <del translate="no">{before}</del> <span translate="no">{after}</span>
        </Typography>
      ))}
      {entry.public !== undefined && (
        <Typography variant="body2" translate="no" sx={{ whiteSpace: 'pre-wrap', my: 0.25 }}>
          {entry.public}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {entry.at}
      </Typography>
    </ListItem>
  )
}
