import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { displayValue } from '@/shared/validation/displayValue'
import { reviewDetailsInWords } from '@/shared/requests/reviewDetails'
import { useListenHistoryQuery } from '../review/reviewApi'
import type { Target } from '@/shared/requests/review'
import { capitalized } from '@/shared/text/capitalized'
import { HistoryFrame } from '@/shared/desk/HistoryFrame'
import { useNameOf } from '@/features/people/desk'
import type { HistoryEntry } from '@/shared/requests/review'
import type { Kind } from '@/shared/requests/steps'
import { entryInWords } from '../review/reviewWords'

/** What was done to a request, the newest first. */
export function History({ target: { kind, id } }: { target: Target }) {
  const { data: history } = useListenHistoryQuery({ kind, id })
  return (
    <HistoryFrame history={history} emptyText="Nothing has been done yet.">
      {(entries) => <HistoryList kind={kind} entries={entries} />}
    </HistoryFrame>
  )
}

type ListProps = { kind: Kind; entries: readonly HistoryEntry[] }

export const HistoryList = ({ kind, entries }: ListProps) => (
  <List disablePadding>
    {entries.map((entry) => (
      <Entry key={entry.id} kind={kind} entry={entry} />
    ))}
  </List>
)

function Entry({ kind, entry }: { kind: Kind; entry: HistoryEntry }) {
  const nameOf = useNameOf()
  const { text, value, details } = entry
  return (
    <ListItem disableGutters divider sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      <Typography variant="body2">
        <Box component="strong" translate="no">
          <bdi>{capitalized(nameOf(entry.by))}</bdi>
        </Box>{' '}
        <span>{entryInWords(entry, nameOf, kind)}</span>
      </Typography>
      {entry.kind === 'correct' && value !== undefined && (
        <Text label="Now">{displayValue(undefined, value)}</Text>
      )}
      {entry.kind === 'state' &&
        reviewDetailsInWords(details).map(([label, detail]) => (
          <Text key={label} label={label}>
            {detail}
          </Text>
        ))}
      {text !== undefined && <Text>{text}</Text>}
      {entry.public !== undefined && <Text label="To the applicant">{entry.public}</Text>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {entry.at}
      </Typography>
    </ListItem>
  )
}

/** What somebody has typed. */
const Text = ({ label, children }: { label?: string; children: string }) => (
  <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', my: 0.25 }}>
    {label !== undefined && (
      <Box component="span" sx={{ color: 'text.secondary' }}>{`${label}: `}</Box>
    )}
    <bdi>{children}</bdi>
  </Typography>
)
