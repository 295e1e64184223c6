import Button from '@mui/material/Button'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { countColumn, textColumn, type Column } from '@/shared/desk/table/column'
import { fieldColumn } from '@/shared/desk/table/fieldColumn'
import { dayText } from '@/shared/text/displayValue'
import { formatRupees } from '@/shared/validation/numbers'
import { givenOn } from '../receipt/receiptText'
import type { ReceiptRecord } from '../recordPayment'
import { receiptSchema } from '../schema'
import type { Sum } from './sums'

const fields = fieldInfos(receiptSchema)

const ofField = (name: string): Column<ReceiptRecord> => {
  const { label, meta } = fields.get(name)!
  return fieldColumn<ReceiptRecord>(
    name,
    label,
    meta,
    (receipt, field) => (receipt as { [field: string]: unknown })[field],
  )
}

const number = textColumn<ReceiptRecord>('number', 'Receipt', (receipt) => receipt.number ?? '', {
  isVerbatim: true,
})

const date = textColumn<ReceiptRecord>('at', 'Date', (receipt) => dayText(givenOn(receipt)), {
  isDate: true,
  exported: givenOn,
})

const status = textColumn<ReceiptRecord>('cancelled', 'Status', ({ cancelled }) =>
  cancelled ? `Cancelled: ${String(cancelled.why)}` : '',
)

/** In the files. An amount that is cancelled counts nothing. */
export const fileColumns: readonly Column<ReceiptRecord>[] = [
  number,
  date,
  ...['memberNumber', 'payer', 'purpose', 'mode', 'utr', 'reference', 'paidOn'].map(ofField),
  ofField('amount'),
  countColumn<ReceiptRecord>('counted', 'Amount that counts', ({ amount = 0, cancelled }) =>
    cancelled ? 0 : amount,
  ),
  ...['since', 'until', 'note'].map(ofField),
  status,
]

/** On the screen; the number opens the receipt. */
export const shownColumns = (
  onOpen: (receipt: ReceiptRecord) => void,
): readonly Column<ReceiptRecord>[] => [
  {
    ...number,
    cell: (receipt) => (
      <Button size="small" translate="no" onClick={() => onOpen(receipt)}>
        {receipt.number}
      </Button>
    ),
  },
  date,
  ...['payer', 'purpose', 'mode', 'amount'].map(ofField),
  status,
]

export const sumColumns: readonly Column<Sum>[] = [
  textColumn('id', 'Receipts by', ({ id }) => id),
  countColumn('count', 'Receipts', ({ count }) => count),
  countColumn('amount', 'Sum', ({ amount }) => amount, {
    text: ({ amount }) => formatRupees(amount),
  }),
]
