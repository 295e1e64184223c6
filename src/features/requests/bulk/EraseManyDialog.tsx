import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { AppDialog } from '@/shared/desk/AppDialog'
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
  const [typed, setTyped] = useState('')
  const isTyped = typed.replaceAll(/[\s,]/g, '') === String(records.length)
  const names = records.slice(0, namesShown).map((record) => titleOf(record) ?? 'No name')
  const unnamed = records.length - names.length
  const decided = records.filter((record) => stateOf(record) !== 'received').length

  return (
    <AppDialog
      title={`Erase ${many} as spam?`}
      onClose={onClose}
      onSubmit={() => isTyped && onErase()}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" color="error" variant="contained" disabled={!isTyped}>
            Erase as spam
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>
        <bdi translate="no">{names.join(', ')}</bdi>
        {unnamed > 0 && <span>{` and ${grouped(unnamed)} more`}</span>}
        <span>
          : they are moved to the trash and deleted with their history, one after the other, and
          cannot be brought back. Keep this page open until it is done.
        </span>
      </DialogContentText>
      {decided > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {`${grouped(decided)} of them ${decided === 1 ? 'is' : 'are'} not in the state “Received” any more: a colleague has worked on ${decided === 1 ? 'it' : 'them'}.`}
        </Alert>
      )}
      <TextField
        fullWidth
        label={`Type ${records.length} to confirm`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        helperText={typed !== '' && !isTyped ? 'This does not match' : ' '}
        slotProps={{
          htmlInput: { autoComplete: 'off', inputMode: 'numeric' },
          inputLabel: { shrink: true },
        }}
      />
    </AppDialog>
  )
}
