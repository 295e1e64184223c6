import List from '@mui/material/List'
import { displayValue } from '@/shared/text/displayValue'
import { reviewDetailsInWords } from '@/shared/requests/reviewDetails'
import { useListenHistoryQuery } from '../review/reviewApi'
import type { Target } from '@/shared/requests/review'
import { HistoryFrame } from '@/shared/desk/history/HistoryFrame'
import { HistoryItem } from '@/shared/desk/history/HistoryItem'
import { useNameOf } from '@/features/people/desk'
import type { HistoryEntry } from '@/shared/requests/review'
import type { Kind } from '@/shared/requests/steps'
import { entryInWords } from '../review/reviewWords'

type Props = {
  target: Target
  /** The office has entered the request, and the history ends with that. */
  isEntered: boolean
}

/** The history of a request, the newest first. */
export function History({ target: { kind, id }, isEntered }: Props) {
  const { data: history } = useListenHistoryQuery({ kind, id })
  return (
    <HistoryFrame history={history} emptyText={isEntered ? undefined : 'No steps or notes yet.'}>
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
  const { value } = entry
  const details = entry.kind === 'state' ? reviewDetailsInWords(entry.details) : []
  return (
    <HistoryItem
      name={nameOf(entry.by)}
      words={entryInWords(entry, nameOf, kind)}
      at={entry.at}
      texts={[
        ...(entry.kind === 'correct' && value !== undefined
          ? [{ label: 'Now', text: displayValue(undefined, value) }]
          : []),
        ...details.map(([label, text]) => ({ label, text })),
        { text: entry.text },
        { label: 'To the applicant', text: entry.public },
      ]}
    />
  )
}
