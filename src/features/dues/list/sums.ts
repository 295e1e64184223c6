import type { ReceiptRecord } from '../recordPayment'
import { paymentModes, purposes } from '../schema'

/** A row of the sums: its receipts that are not cancelled. */
export type Sum = { id: string; count: number; amount: number }

const sumOf = (id: string, receipts: readonly ReceiptRecord[]): Sum => ({
  id,
  count: receipts.length,
  amount: receipts.reduce((total, { amount = 0 }) => total + amount, 0),
})

/** By way of payment, then by purpose, then of all. Rows without a receipt are left out. */
export function sumsOf(all: readonly ReceiptRecord[]): Sum[] {
  const receipts = all.filter(({ cancelled }) => cancelled === undefined)
  return [
    ...paymentModes.map((id) =>
      sumOf(
        id,
        receipts.filter(({ mode }) => mode === id),
      ),
    ),
    ...purposes.map((id) =>
      sumOf(
        id,
        receipts.filter(({ purpose }) => purpose === id),
      ),
    ),
  ]
    .filter(({ count }) => count > 0)
    .concat(sumOf('All', receipts))
}
