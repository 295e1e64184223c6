import Alert from '@mui/material/Alert'
import type { AdminRecord } from '@/shared/collectionConfig'
import { ConfirmDialog } from '@/shared/desk/dialog/ConfirmDialog'
import { grouped } from '@/shared/validation/numbers'
import { titleOf } from '../records'
import { stateOf } from '@/shared/requests/review'

type Props = {
  records: readonly AdminRecord[]
  /** The records in words. */
  many: string
  onErase: () => void
  onClose: () => void
}

/** Names that help to see whether these are the right ones. */
const namesShown = 5

/** Erases many records as spam. Their number has to be typed first. */
export function EraseManyDialog({ records, many, onErase, onClose }: Props) {
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
