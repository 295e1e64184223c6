import { expect, test } from 'vitest'
import { fileColumns } from '@/features/dues/list/receiptColumns'
import type { ReceiptRecord } from '@/features/dues/recordPayment'

const receipt = {
  id: '26-27~00017',
  number: 'UO/26-27/0017',
  atMillis: Date.UTC(2026, 10, 28, 20),
  memberNumber: 'UO/2019/001',
  payer: 'Asha Mohanty, Asha Steel',
  purpose: 'Membership',
  mode: 'UPI',
  utr: '432109876543',
  paidOn: '2026-11-27',
  amount: 2_500,
  since: '2026-04-01',
  until: '2027-03-31',
  note: 'By her brother',
} as ReceiptRecord

const rowOf = (record: ReceiptRecord) =>
  fileColumns.map(({ header, exported }) => [header, exported(record)])

const row = [
  ['Receipt', 'UO/26-27/0017'],
  ['Date', '2026-11-29'],
  ['Membership number', 'UO/2019/001'],
  ['Received from', 'Asha Mohanty, Asha Steel'],
  ['Payment for', 'Membership'],
  ['Paid by', 'UPI'],
  ['UTR', '432109876543'],
  ['Number of the cheque and bank', ''],
  ['Paid on', '2026-11-27'],
  ['Amount', 2_500],
  ['Amount that counts', 2_500],
  ['Valid from', '2026-04-01'],
  ['Valid until', '2027-03-31'],
  ['Remark on the receipt (optional)', 'By her brother'],
  ['Status', ''],
]

test('the file of receipts has these columns', () => {
  expect(rowOf(receipt)).toEqual(row)
})

test.each([
  ['a membership', {}],
  ['a donation', { purpose: 'Donation', amount: 10_000, since: undefined, until: undefined }],
  ['a cheque', { mode: 'Cheque', utr: undefined, reference: '000123' }],
])('the amount of %s counts nothing in the file once it is cancelled', (_case, more) => {
  const whole = { ...receipt, ...more } as ReceiptRecord
  const cancelled = { ...whole, cancelled: { why: 'Twice', by: 'a' } } as unknown as ReceiptRecord
  const [before, after] = [rowOf(whole), rowOf(cancelled)].map(
    (cells) => Object.fromEntries(cells) as { [header: string]: unknown },
  )
  expect(before?.['Amount that counts']).toBe(whole.amount)
  expect(after).toEqual({ ...before, 'Amount that counts': 0, Status: 'Cancelled: Twice' })
})
