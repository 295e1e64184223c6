import { financialYearOf } from '@/features/dues/financialYear'
import { nextReceipt, type Numbered } from '@/features/dues/receiptNumber'
import {
  cancelWrites,
  receiptsPath,
  receiptWrites,
  utrsPath,
  type Payment,
} from '@/features/dues/receiptWrites'
import type { Write } from '@/shared/firestore/lite'
import { dateInIndia } from '@/shared/text/dateText'
import { submissionId, type Collections, type Sample, type Value } from '@scripts/samples/records'

type Data = Record<string, Value>

/** A payment of a member, or that the receipt of a member was cancelled. */
export type SeededPayment = { member: Sample; at: Date; by: string } & (
  | { payment: Omit<Payment, 'paidOn' | 'payer'> }
  | { cancels: string }
)

/** Letters that are clearly of a sample. */
const prefix = 'UO'

/**
 * The receipts of sample members, written as the desk writes them, one after another. The members and their histories
 * change with them.
 *
 * @param payments the first comes first
 */
export function seededReceipts(payments: readonly SeededPayment[]): Collections {
  const collections: Collections = { [receiptsPath]: [], [utrsPath]: [] }
  let last: Numbered | undefined

  function apply({ data }: Sample, writes: readonly Write[]) {
    for (const write of writes) {
      const at = write.path.lastIndexOf('/')
      const [collection, id] = [write.path.slice(0, at), write.path.slice(at + 1)]
      if ('set' in write) (collections[collection] ??= []).push({ id, data: write.set as Data })
      else if ('update' in write) {
        const stored =
          collection === receiptsPath
            ? collections[receiptsPath]!.find((receipt) => receipt.id === id)!.data
            : data
        Object.assign(stored, write.update)
      }
    }
  }

  payments.forEach((seeded, index) => {
    const { member, at, by } = seeded
    const stamp = { by, now: at, none: undefined }
    const entryId = submissionId(index + 1, 15)
    if ('cancels' in seeded) {
      const receipt = collections[receiptsPath]!.findLast(
        ({ data }) => data.memberId === member.id,
      )!.data
      const cancelled = { why: seeded.cancels, entryId }
      apply(member, cancelWrites(member, receipt as never, cancelled, stamp))
      return
    }
    const day = dateInIndia(at.getTime())
    const given = nextReceipt(financialYearOf(day), last)
    last = given
    const payer = (member.data.profile as { name: string }).name
    const payment = { ...seeded.payment, paidOn: day, payer }
    apply(member, receiptWrites(member, payment, { ...given, prefix, entryId }, stamp))
  })
  return collections
}
