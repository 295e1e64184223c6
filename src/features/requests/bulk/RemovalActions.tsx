import { useState } from 'react'
import { BusyButton } from '@/shared/desk/BusyButton'
import { canEdit, type Role } from '@/shared/requests/roles'
import type { AdminRecord } from '@/shared/collectionConfig'
import type { Kind } from '@/shared/requests/steps'
import { useRequestsSelector } from '../store'
import { selectIsBulkBusy } from './bulkSlice'
import { useBulk } from './useBulk'
import Alert from '@mui/material/Alert'
import { ConfirmDialog } from '@/shared/desk/dialog/ConfirmDialog'
import { grouped } from '@/shared/validation/numbers'
import { titleOf } from '../records'
import { stateOf } from '@/shared/requests/review'

type Props = {
  kind: Kind
  role: Role | null
  records: readonly AdminRecord[]
  /** The records in words. */
  many: string
  /** They are in the trash already. */
  areTrashed?: boolean
}

/** Takes many records away: to the trash, or for good where they are spam. */
export function RemovalActions({ kind, role, records, many, areTrashed = false }: Props) {
  const { change } = useBulk(kind)
  const isBusy = useRequestsSelector(selectIsBulkBusy)
  /** The records of the open dialog: later arrivals are not erased with them. */
  const [asked, setAsked] = useState<{ records: readonly AdminRecord[]; many: string }>()

  if (!canEdit(role)) return null
  return (
    <>
      {!areTrashed && (
        <BusyButton
          variant="outlined"
          isBusy={isBusy}
          onClick={() => change('Move to the trash', { kind: 'trash' }, records)}
        >
          Move to the trash
        </BusyButton>
      )}
      {role === 'owner' && (
        <BusyButton color="error" isBusy={isBusy} onClick={() => setAsked({ records, many })}>
          <span>{areTrashed ? `Erase ${many} as spam…` : 'Erase as spam…'}</span>
        </BusyButton>
      )}
      {asked && (
        <EraseManyDialog
          {...asked}
          onErase={() => {
            setAsked(undefined)
            change('Erase as spam', { kind: 'spam' }, asked.records)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

type EraseManyDialogProps = {
  records: readonly AdminRecord[]
  /** The records in words. */
  many: string
  onErase: () => void
  onClose: () => void
}

/** Names that help to see whether these are the right ones. */
const namesShown = 5

/** Erases many records as spam. Their number has to be typed first. */
function EraseManyDialog({ records, many, onErase, onClose }: EraseManyDialogProps) {
  const names = records.slice(0, namesShown).map((record) => titleOf(record) ?? 'No name')
  const unnamed = records.length - names.length
  const decided = records.filter((record) => stateOf(record) !== 'received').length

  return (
    <ConfirmDialog
      title={`Erase ${many} as spam?`}
      confirmLabel="Erase as spam"
      color="error"
      toType={{ text: String(records.length), normalize: withoutCommas, inputMode: 'numeric' }}
      onConfirm={onErase}
      onClose={onClose}
      choices={
        decided > 0 && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {`${grouped(decided)} of them ${decided === 1 ? 'is' : 'are'} not in the state “Received” any more: a colleague has worked on ${decided === 1 ? 'it' : 'them'}.`}
          </Alert>
        )
      }
    >
      <bdi translate="no">{names.join(', ')}</bdi>
      {unnamed > 0 && <span>{` and ${grouped(unnamed)} more`}</span>}
      <span>
        : they are moved to the trash and deleted with their history, one after the other, and
        cannot be brought back. Keep this page open until it is done.
      </span>
    </ConfirmDialog>
  )
}

const withoutCommas = (typed: string) => typed.replaceAll(/[\s,]/g, '')
