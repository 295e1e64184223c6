import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useEraseMutation } from '@/features/requests/api'
import { ErasureReasons, type ErasureReason } from '@/features/requests/desk'
import { ConfirmDialog } from '@/shared/desk/dialog/ConfirmDialog'
import { useShowMessage } from '@/shared/desk/Messages'
import { texts } from '@/texts/request-listing'
import type { MemberRow } from '../rows/memberRows'
import { membersAddress } from '../memberAddress'
import { keyOfNumber, normalizeMemberNumber } from '../memberNumber'

type Props = { row: MemberRow; onClose: () => void }

/** Erases a member who has left for good. The number has to be typed first. */
export function EraseMemberDialog({ row, onClose }: Props) {
  const { id, number, name, firmName, member } = row
  const [why, setWhy] = useState<ErasureReason>('request')
  const [erase] = useEraseMutation()
  const showMessage = useShowMessage()
  const navigate = useNavigate()

  async function handleErase() {
    await erase({ kind: 'members', id, why }).unwrap()
    showMessage(`Member ${number} was erased`)
    void navigate(membersAddress)
  }

  return (
    <ConfirmDialog
      title={`Erase member ${number} for good?`}
      confirmLabel="Erase for good"
      color="error"
      toType={{ text: number, normalize: (typed) => keyOfNumber(normalizeMemberNumber(typed)) }}
      onConfirm={handleErase}
      onClose={onClose}
      choices={<ErasureReasons value={why} onChange={setWhy} />}
    >
      <bdi translate="no">{name || firmName || 'No name'}</bdi>
      <span>
        {`: the details of the person and the firm, the membership and its history are deleted, and cannot be brought back. The number ${number} stays, and is given to no other member. Receipts stay in the books, with number, day, amount and purpose: who paid, remarks and the reason of a cancellation are deleted. A trace without personal data stays: that a member was erased, when, by whom and why. If receipts are wrong, cancel them first.`}
      </span>
      <p>
        {`If the directory shows the firm, its contacts are gone from the site at once. ${texts.searchEngines} Ask the person who looks after the site to publish it today.`}
      </p>
      {member.requestId !== undefined && (
        <p>The registration of this member is not erased with it. It is erased in the trash.</p>
      )}
    </ConfirmDialog>
  )
}
