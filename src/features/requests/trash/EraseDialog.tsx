import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { messageOf } from '@/shared/firestore/messageOf'
import { AppDialog } from '@/shared/desk/AppDialog'
import { asHeard, referenceOf } from '@/shared/requests/reference'
import { titleOf } from '../records'
import { useEraseMutation } from '../review/reviewApi'
import type { ErasureReason } from '../review/erase'
import type { Kind } from '@/shared/requests/steps'
import type { Trashed } from './trashed'

const reasons: Record<ErasureReason, string> = {
  request: 'The person asked for it',
  retention: 'It has been kept long enough',
  spam: 'It is spam or a test',
}

/** A reference number may be typed without dashes. */
const plain = (typed: string) => asHeard(typed.replace(/[\s-]/g, ''))

const partsOf = (kind: Kind) =>
  kind === 'meeting-answers'
    ? 'the answer, its history and whether the person was there'
    : 'the request and its history'

type Props = Trashed & {
  /** Gets the reference number if the request was erased. */
  onClose: (reference?: string) => void
}

/** Erases a request for good. Its reference number has to be typed first. */
export function EraseDialog({ list, record, onClose }: Props) {
  const id = useId()
  const [why, setWhy] = useState<ErasureReason>('request')
  const [typed, setTyped] = useState('')
  const [erase, { isLoading, error }] = useEraseMutation()
  const reference = referenceOf(list.prefix, record.id)
  const isTyped = plain(typed) === plain(reference)

  async function handleSubmit() {
    if (!isTyped || isLoading) return
    const answer = await erase({ kind: list.id, id: record.id, why })
    if (answer.error === undefined) onClose(reference)
  }

  return (
    <AppDialog
      title={`Erase ${reference} for good?`}
      onClose={() => isLoading || onClose()}
      onSubmit={() => void handleSubmit()}
      actions={
        <>
          <Button disabled={isLoading} onClick={() => onClose()}>
            Cancel
          </Button>
          <Button
            type="submit"
            color="error"
            variant="contained"
            disabled={!isTyped}
            loading={isLoading}
          >
            Erase for good
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>
        <bdi translate="no">{titleOf(record) ?? 'No name'}</bdi>
        <span>
          {`: ${partsOf(list.id)} are deleted, and cannot be brought back. A trace without personal data stays: that something was erased, when, by whom and why.`}
        </span>
      </DialogContentText>
      <FormControl sx={{ mb: 2 }}>
        <FormLabel id={`${id}-why`}>Why</FormLabel>
        <RadioGroup
          aria-labelledby={`${id}-why`}
          value={why}
          onChange={(_event, chosen) => setWhy(chosen as ErasureReason)}
        >
          {Object.entries(reasons).map(([reason, label]) => (
            <FormControlLabel key={reason} value={reason} label={label} control={<Radio />} />
          ))}
        </RadioGroup>
      </FormControl>
      <TextField
        fullWidth
        label={`Type ${reference} to confirm`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        helperText={typed !== '' && !isTyped ? 'This does not match' : ' '}
        slotProps={{
          htmlInput: { autoComplete: 'off', spellCheck: false, autoCapitalize: 'characters' },
          inputLabel: { shrink: true },
        }}
      />
      {error !== undefined && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {messageOf(error)}
        </Alert>
      )}
    </AppDialog>
  )
}
