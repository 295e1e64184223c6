import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId, useState } from 'react'
import { messageOf } from '@/shared/firestore/messageOf'
import { ConfirmDialog } from '@/shared/desk/ConfirmDialog'
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
  const [erase, { isLoading, error }] = useEraseMutation()
  const reference = referenceOf(list.prefix, record.id)

  async function handleErase() {
    const answer = await erase({ kind: list.id, id: record.id, why })
    if (answer.error === undefined) onClose(reference)
  }

  return (
    <ConfirmDialog
      title={`Erase ${reference} for good?`}
      confirmLabel="Erase for good"
      color="error"
      toType={{ text: reference, normalize: plain }}
      isLoading={isLoading}
      failure={messageOf(error)}
      onConfirm={handleErase}
      onClose={() => onClose()}
      choices={
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
      }
    >
      <bdi translate="no">{titleOf(record) ?? 'No name'}</bdi>
      <span>
        {`: ${partsOf(list.id)} are deleted, and cannot be brought back. A trace without personal data stays: that something was erased, when, by whom and why.`}
      </span>
    </ConfirmDialog>
  )
}
