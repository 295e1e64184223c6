import List from '@mui/material/List'
import { displayValue } from '@/shared/validation/displayValue'
import { reviewDetailsInWords } from '@/shared/requests/reviewDetails'
import { useListenHistoryQuery } from '../review/reviewApi'
import type { Target } from '@/shared/requests/review'
import { HistoryFrame } from '@/shared/desk/history/HistoryFrame'
import { HistoryItem, HistoryText } from '@/shared/desk/history/HistoryItem'
import { useNameOf } from '@/features/people/desk'
import type { HistoryEntry } from '@/shared/requests/review'
import type { Kind } from '@/shared/requests/steps'
import { entryInWords } from '../review/reviewWords'

/** The history of a request, the newest first. */
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
    <HistoryItem name={nameOf(entry.by)} words={entryInWords(entry, nameOf, kind)} at={entry.at}>
      {entry.kind === 'correct' && value !== undefined && (
        <HistoryText label="Now">
          <bdi>{displayValue(undefined, value)}</bdi>
        </HistoryText>
      )}
      {entry.kind === 'state' &&
        reviewDetailsInWords(details).map(([label, detail]) => (
          <HistoryText key={label} label={label}>
            <bdi>{detail}</bdi>
          </HistoryText>
        ))}
      {text !== undefined && (
        <HistoryText>
          <bdi>{text}</bdi>
        </HistoryText>
      )}
      {entry.public !== undefined && (
        <HistoryText label="To the applicant">
          <bdi>{entry.public}</bdi>
        </HistoryText>
      )}
    </HistoryItem>
  )
}
