import { skipToken } from '@reduxjs/toolkit/query/react'
import Alert from '@mui/material/Alert'
import { useReadMemberQuery } from '@/features/members/api'
import { TellForm } from '@/features/members/desk'
import { useShowMessage } from '@/shared/desk/Messages'
import { LoadFailure } from '@/shared/desk/LoadFailure'
import { Waiting } from '@/shared/ui/status/Waiting'
import type { ReceiptRecord } from '../recordPayment'
import { receiptLetter } from './receiptText'

type Props = {
  receipt: ReceiptRecord
  gstin: string | undefined
  onDone: () => void
}

/** Sends a receipt as a text, in the administrator's own app. */
export function SendReceipt({ receipt, gstin, onDone }: Props) {
  const { memberId, number } = receipt
  const { data: member, error, refetch } = useReadMemberQuery(memberId ?? skipToken)
  const showMessage = useShowMessage()
  if (error !== undefined) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (member === undefined) return <Waiting />
  if (member === null) {
    return (
      <Alert severity="info">The member was erased, so there is no address to send it to.</Alert>
    )
  }
  return (
    <TellForm
      member={member}
      message={(language) => receiptLetter(receipt, member.profile?.name ?? '', gstin, language)}
      line={`Sent receipt ${number}.`}
      onDone={() => {
        showMessage('Noted in the member’s history.')
        onDone()
      }}
    />
  )
}
