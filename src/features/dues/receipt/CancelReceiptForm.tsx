import Typography from '@mui/material/Typography'
import { object } from 'yup'
import { useShowMessage } from '@/shared/desk/Messages'
import { throwMessageOf } from '@/shared/firestore/messageOf'
import { createForm } from '@/shared/forms/createForm'
import { smallForm } from '@/shared/forms/smallForm'
import { dayText } from '@/shared/text/displayValue'
import { useCancelReceiptMutation } from '../api'
import type { CancelledReceipt, ReceiptRecord } from '../recordPayment'
import { cancelReason } from '../schema'

const { Form, TextField } = createForm(object({ why: cancelReason }))

type Props = { receipt: ReceiptRecord; onClose: () => void; onDone: () => void }

/** Cancels a receipt, with a reason. It stays in the list. */
export function CancelReceiptForm({ receipt, onClose, onDone }: Props) {
  const [cancel] = useCancelReceiptMutation()
  const showMessage = useShowMessage()
  const { number, until, paidBefore } = receipt
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>
        {until === undefined
          ? 'The receipt stays in the list as cancelled. Its number is not given again.'
          : `The receipt stays in the list as cancelled. The membership is then ${
              paidBefore === undefined ? 'not paid' : `valid until ${dayText(paidBefore)}`
            }, as before this receipt.`}
      </Typography>
      <Form
        label="Cancel receipt"
        onSubmit={async ({ why }, id) => {
          const { error } = await cancel({
            receipt: receipt as unknown as CancelledReceipt['receipt'],
            id,
            why,
          })
          throwMessageOf(error)
        }}
        onDone={() => {
          showMessage(`Receipt ${number} is cancelled.`)
          onDone()
        }}
        submitLabel="Cancel the receipt"
        busyLabel="Saving…"
        small={smallForm({ onCancel: onClose, cancelLabel: 'Keep it', takesFocus: true })}
      >
        <TextField name="why" />
      </Form>
    </>
  )
}
