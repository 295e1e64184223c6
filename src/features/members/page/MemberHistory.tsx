import List from '@mui/material/List'
import { useNameOf } from '@/features/people/desk'
import { HistoryFrame } from '@/shared/desk/history/HistoryFrame'
import { HistoryItem } from '@/shared/desk/history/HistoryItem'
import { useListenMemberHistoryQuery } from '../api'
import type { MemberRecord } from '../makeMember'
import type { MemberEntry } from '../schema'
import { changedFacts, memberEntryInWords } from './memberEntries'

/** The acts on a member, the newest first. */
export function MemberHistory({ member: { id, importId } }: { member: MemberRecord }) {
  const { data: history } = useListenMemberHistoryQuery(id)
  const emptyText =
    importId === undefined ? 'No changes yet.' : 'Imported from an old list. No changes since.'
  return (
    <HistoryFrame history={history} emptyText={emptyText}>
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

function Entry({ entry }: { entry: MemberEntry }) {
  const nameOf = useNameOf()
  const changes = changedFacts(entry).map(({ label, before, after }) => ({
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
  const text = entry.text && <span translate="no">{entry.text}</span>
  return (
    <HistoryItem
      name={nameOf(entry.by)}
      words={memberEntryInWords(entry)}
      at={entry.at}
      texts={[...changes, { text }]}
    />
  )
}
