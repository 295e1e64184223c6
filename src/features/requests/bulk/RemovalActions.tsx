import { useState } from 'react'
import { BusyButton } from '@/shared/desk/BusyButton'
import { canEdit } from '@/shared/requests/roles'
import type { AdminRecord } from '@/shared/collectionConfig'
import type { Role } from '@/shared/requests/roles'
import type { Kind } from '@/shared/requests/steps'
import { useRequestsSelector } from '../store'
import { selectIsBulkBusy } from './bulkSlice'
import { EraseManyDialog } from './EraseManyDialog'
import { useBulk } from './useBulk'

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
