import Alert from '@mui/material/Alert'
import { useEffect, useMemo, useRef, useState } from 'react'
import { FreshMembership, type MemberRecord } from '@/features/members/desk'
import type { MembershipSettings } from '@/shared/members/membershipSettings'
import { FormDialog } from '@/shared/desk/dialog/FormDialog'
import { DeskField } from '@/shared/desk/DeskField'
import { throwMessageOf } from '@/shared/firestore/messageOf'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { useWatchedValues } from '@/shared/forms/fields/useField'
import { useFormParts } from '@/shared/forms/formParts'
import { isDay } from '@/shared/validation/dates'
import { useRecordPaymentMutation } from '../api'
import type { ReceiptRecord } from '../recordPayment'
import {
  feeText,
  paymentFormSchema,
  periodOf,
  startOf,
  toPayment,
  type Payer,
  type PaymentValues,
} from './paymentForm'
import { periodInWords } from './periodInWords'

type Props = {
  member: MemberRecord
  onDone: (receipt: ReceiptRecord) => void
  onClose: () => void
}

const title = 'Record a payment'

const conflict = () =>
  'A colleague has recorded a payment of this member first. Nothing was written. Close this form and look at the receipts.'

/** Writes a receipt: the period that it pays for is shown before. */
export const RecordPaymentDialog = (props: Props) => (
  <FreshMembership dialog={{ title, onClose: props.onClose }}>
    {(settings) => <PaymentForm {...props} settings={settings} />}
  </FreshMembership>
)

type FormProps = Props & { settings: MembershipSettings }

function PaymentForm({ member, settings: stored, onDone, onClose }: FormProps) {
  const { id: memberId, profile } = member
  const [record] = useRecordPaymentMutation()
  // Both as they are when the form opens: the amount on it stays, and a payment of a colleague meanwhile is a conflict.
  const [settings] = useState(stored)
  const [payer] = useState<Payer & { name?: string }>(() => ({
    kind: member.kind,
    paidUntil: member.paidUntil,
    name: [profile?.name, profile?.firmName].filter(Boolean).join(', '),
  }))
  const schema = useMemo(() => paymentFormSchema(payer), [payer])
  const fields = useMemo(() => fieldInfos(schema), [schema])
  const [values] = useState(() => startOf(payer, settings))
  const receipt = useRef<ReceiptRecord>(undefined)

  async function handleSubmit(typed: PaymentValues, id: string) {
    const payment = toPayment(typed, periodOf(typed, payer, settings))
    const { data, error } = await record({ memberId, id, paidBefore: payer.paidUntil, payment })
    throwMessageOf(error, { conflict })
    receipt.current = data
  }

  return (
    <FormDialog<PaymentValues>
      title={title}
      schema={schema}
      fields={fields}
      values={values}
      draft={`payment ${memberId}`}
      onSubmit={handleSubmit}
      done={() =>
        receipt.current
          ? `Receipt ${receipt.current.number} is written.`
          : 'The receipt of your first try is kept.'
      }
      onDone={() => {
        onClose()
        if (receipt.current) onDone(receipt.current)
      }}
      submitLabel="Write the receipt"
      closeLabel="Close"
      onClose={onClose}
    >
      {[...fields.values()].map((field) => (
        <DeskField key={field.name} field={field} />
      ))}
      <PeriodNote payer={payer} settings={settings} />
    </FormDialog>
  )
}

type NoteProps = { payer: Payer; settings: MembershipSettings }

/** The period of the payment. The amount follows the purpose, unless another one was typed. */
function PeriodNote({ payer, settings }: NoteProps) {
  const { form } = useFormParts()
  const typed = useWatchedValues(['purpose', 'paidOn', 'until'])
  const { purpose, paidOn } = typed
  const last = useRef(purpose)
  useEffect(() => {
    if (last.current === purpose) return
    const before = feeText(last.current, payer, settings)
    last.current = purpose
    const amount = form.getValues('amount')
    if (amount === before || amount === '') {
      form.setValue('amount', feeText(purpose, payer, settings), { shouldDirty: true })
    }
  }, [form, purpose, payer, settings])

  const period =
    typeof paidOn === 'string' && isDay(paidOn) ? periodOf(typed, payer, settings) : undefined
  return (
    <Alert severity="info" role="status">
      {period === undefined
        ? 'This payment does not extend the membership.'
        : periodInWords(period, payer)}
    </Alert>
  )
}
