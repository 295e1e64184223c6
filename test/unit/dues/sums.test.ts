import { expect, test } from 'vitest'
import { sumsOf } from '@/features/dues/list/sums'
import type { ReceiptRecord } from '@/features/dues/recordPayment'

test('receipts are summed by way and purpose, without those that are cancelled', () => {
  const receipt = (more: object) => ({ amount: 2500, mode: 'UPI', purpose: 'Membership', ...more })
  const receipts = [
    receipt({}),
    receipt({ mode: 'Cash', amount: 500, purpose: 'Donation' }),
    receipt({ cancelled: { why: 'Wrong' } }),
  ] as ReceiptRecord[]

  expect(sumsOf(receipts)).toEqual([
    { id: 'UPI', count: 1, amount: 2500 },
    { id: 'Cash', count: 1, amount: 500 },
    { id: 'Membership', count: 1, amount: 2500 },
    { id: 'Donation', count: 1, amount: 500 },
    { id: 'All', count: 2, amount: 3000 },
  ])
})
