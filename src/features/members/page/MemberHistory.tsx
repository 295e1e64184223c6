import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { useNameOf } from '@/features/people/desk'
import { ChangeItem } from '@/shared/desk/history/ChangeItem'
import { HistoryFrame } from '@/shared/desk/history/HistoryFrame'
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
        <>
          <List disablePadding>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </List>
          {importId !== undefined && (
            <Typography sx={{ pt: 1, fontSize: '0.875rem' }}>Imported from an old list</Typography>
          )}
        </>
      )}
    </HistoryFrame>
  )
}

function Entry({ entry }: { entry: MemberEntry }) {
  const nameOf = useNameOf()
  return (
    <ChangeItem
      name={nameOf(entry.by)}
      words={memberEntryInWords(entry)}
      at={entry.at}
      changes={changedFacts(entry)}
      text={entry.text}
    />
  )
}
