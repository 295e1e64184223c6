import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import { useNameOf } from '@/features/people/desk'
import { selectRole } from '@/features/session'
import { ConfirmDialog } from '@/shared/desk/dialog/ConfirmDialog'
import { ListCard } from '@/shared/desk/table/ListCard'
import { ListEntry } from '@/shared/desk/table/ListEntry'
import { Part } from '@/shared/desk/Part'
import { serverNow } from '@/shared/config/serverClock'
import { canEdit } from '@/shared/requests/roles'
import { counted } from '@/shared/text/counted'
import { dayMillis } from '@/shared/text/dateText'
import { groupBy } from '@/shared/text/groupBy'
import { grouped } from '@/shared/validation/numbers'
import { members } from '../api'
import { useCloseImportMutation, type ImportRecord } from '../import-run/importApi'
import { undoList } from '../import-run/runImport'
import type { MemberRecord } from '../makeMember'
import { shownNumber } from '../memberNumber'
import { daysToUndo } from '../schema'
import { useImportDispatch } from './store'

type Props = { imports: readonly ImportRecord[] }

/** The lists that were imported, each with the buttons of this administrator. */
export function EarlierImports({ imports }: Props) {
  const all = members.useRecords()
  const isWhole = useIsWhole()
  const role = useSelector(selectRole)
  const isOwner = role === 'owner'
  const nameOf = useNameOf()
  const [asked, setAsked] = useState<{ act: 'undo' | 'end'; record: ImportRecord }>()
  const byImport = useMemo(() => groupBy(all, ({ importId }) => importId ?? ''), [all])
  const membersOf = ({ id }: ImportRecord) => byImport.get(id) ?? []
  const close = () => setAsked(undefined)

  return (
    <Part title="Earlier imports">
      <ListCard aria-label="Earlier imports">
        {imports.map((record) => {
          const { id, file, rows, state, undo, at, by } = record
          const there = membersOf(record).length
          return (
            <ListEntry
              key={id}
              title={file}
              chips={<Chip size="small" label={stateOf(record)} />}
              lines={[
                `${at}, ${nameOf(by)}`,
                isWhole
                  ? `${counted(rows, 'row')}, ${there === 1 ? '1 of them is a member' : `${grouped(there)} of them are members`}`
                  : counted(rows, 'row'),
                state === 'open' && canEdit(role) && 'To go on, choose the same list again.',
                undo &&
                  `Undone by ${nameOf(undo.by)}${undo.count === undefined ? '' : `: ${counted(undo.count, 'member')}`}.`,
              ]}
              actions={
                <>
                  {state === 'open' && canEdit(role) && (
                    <Button size="small" onClick={() => setAsked({ act: 'end', record })}>
                      End…
                    </Button>
                  )}
                  {isOwner &&
                    isWhole &&
                    (state === 'undoing' ||
                      (there > 0 && undo === undefined && isRecent(record))) && (
                      <Button size="small" onClick={() => setAsked({ act: 'undo', record })}>
                        <span>{state === 'undoing' ? 'Go on undoing…' : 'Undo…'}</span>
                      </Button>
                    )}
                </>
              }
            />
          )
        })}
      </ListCard>
      {asked?.act === 'undo' && (
        <UndoDialog record={asked.record} members={membersOf(asked.record)} onClose={close} />
      )}
      {asked?.act === 'end' && <EndDialog record={asked.record} onClose={close} />}
    </Part>
  )
}

/** Before all members have arrived, those of an import cannot be counted or undone. */
function useIsWhole() {
  const { status, isPartial } = members.useInfo()
  return status === 'ready' && !isPartial
}

const stateOf = ({ state, undo }: ImportRecord) =>
  state === 'open'
    ? 'Not finished'
    : state === 'undoing'
      ? 'Being undone'
      : undo
        ? 'Undone'
        : 'Finished'

/** Later its members are ended one by one. */
const isRecent = ({ atMillis }: ImportRecord) =>
  serverNow() < (atMillis ?? 0) + daysToUndo * dayMillis

/** Names that help to see who stays. */
const namesShown = 10

type UndoProps = { record: ImportRecord; members: readonly MemberRecord[]; onClose: () => void }

function UndoDialog({ record: { id, file }, members: imported, onClose }: UndoProps) {
  const dispatch = useImportDispatch()
  const changed = imported.filter(({ v }) => v !== 1)
  const names = changed
    .slice(0, namesShown)
    .map(({ number = '', legacyNumber, profile }) =>
      `${shownNumber({ number, legacyNumber })} ${String(profile?.name ?? '')}`.trim(),
    )
  return (
    <ConfirmDialog
      title="Undo this import?"
      confirmLabel="Undo the import"
      color="error"
      onConfirm={() => dispatch(undoList(id, file, imported))}
      onClose={onClose}
    >
      <span>{`${counted(imported.length - changed.length, 'member')} with their numbers are deleted.`}</span>
      {changed.length > 0 && (
        <>
          <span>{` ${counted(changed.length, 'member')} changed since the import stay: `}</span>
          <bdi translate="no">{names.join(', ')}</bdi>
          <span>{changed.length > namesShown ? ' and others.' : '.'}</span>
        </>
      )}
      <span> Facts that were filled in for other members stay, too.</span>
    </ConfirmDialog>
  )
}

function EndDialog({ record, onClose }: { record: ImportRecord; onClose: () => void }) {
  const [closeImport] = useCloseImportMutation()
  return (
    <ConfirmDialog
      title="End this import?"
      confirmLabel="End the import"
      onConfirm={() => closeImport(record.id).unwrap()}
      onClose={onClose}
    >
      Its members stay. The rows that are not imported yet will not be imported.
    </ConfirmDialog>
  )
}
