import { useState } from 'react'
import { ConfirmDialog } from '@/shared/desk/dialog/ConfirmDialog'
import { useShowMessage } from '@/shared/desk/Messages'
import { newSubmissionId } from '@/shared/requests/reference'
import type { MemberRecord } from '../makeMember'
import { useMemberAction } from '../forms/useMemberAction'

type Props = { member: MemberRecord; onClose: () => void }

/** The first card of a member, or a new one for one that is lost. */
export function NewCardDialog({ member, onClose }: Props) {
  const [isFirst] = useState(member.cardKey === undefined)
  const act = useMemberAction(member)
  const showMessage = useShowMessage()
  // Pressed again after a lost answer, it is the same card.
  const [{ id, key }] = useState(() => ({ id: newSubmissionId(), key: newSubmissionId() }))

  async function handleConfirm() {
    await act({ kind: 'card', key }, id)
    showMessage(isFirst ? 'The card is made' : 'The new card is made')
  }

  return (
    <ConfirmDialog
      title={isFirst ? 'Make the card?' : 'Make a new card?'}
      confirmLabel={isFirst ? 'Make the card' : 'Make a new card'}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {isFirst
        ? 'The card has the membership number, the type, and the firm if it is in the directory. A person who scans it sees whether the membership is valid that day.'
        : 'The old card stops working at once: a person who scans it sees that it is no longer valid. Print or send the new one.'}
    </ConfirmDialog>
  )
}
