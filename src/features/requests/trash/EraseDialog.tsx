import { useState } from 'react'
import { ConfirmDialog } from '@/shared/desk/dialog/ConfirmDialog'
import { useShowMessage } from '@/shared/desk/Messages'
import { asHeard, referenceOf } from '@/shared/requests/reference'
import { titleOf } from '../records'
import { useEraseMutation } from '../review/reviewApi'
import type { Kind } from '@/shared/requests/steps'
import { ErasureReasons, type ErasureReason } from './ErasureReasons'
import type { Trashed } from './trashed'

/** A reference number may be typed without dashes. */
const plain = (typed: string) => asHeard(typed.replace(/[\s-]/g, ''))

const partsOf = (kind: Kind) =>
  kind === 'meeting-answers'
    ? 'the reply, its history and whether the person was there'
    : 'the request and its history'

type Props = Trashed & { onClose: () => void }

/** Erases a request for good. Its reference number has to be typed first. */
export function EraseDialog({ list, record, onClose }: Props) {
  const [why, setWhy] = useState<ErasureReason>('request')
  const [erase] = useEraseMutation()
  const showMessage = useShowMessage()
  const reference = referenceOf(list.prefix, record.id)

  async function handleErase() {
    await erase({ kind: list.id, id: record.id, why }).unwrap()
    showMessage(`${reference} was erased`)
  }

  return (
    <ConfirmDialog
      title={`Erase ${reference} for good?`}
      confirmLabel="Erase for good"
      color="error"
      toType={{ text: reference, normalize: plain }}
      onConfirm={handleErase}
      onClose={onClose}
      choices={<ErasureReasons value={why} onChange={setWhy} />}
    >
      <bdi translate="no">{titleOf(record) ?? 'No name'}</bdi>
      <span>
        {`: ${partsOf(list.id)} are deleted, and cannot be brought back. A trace without personal data stays: that something was erased, when, by whom and why.`}
      </span>
    </ConfirmDialog>
  )
}
