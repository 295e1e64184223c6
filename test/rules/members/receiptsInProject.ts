import { financialYearOf } from '@/features/dues/financialYear'
import { cancelWrites, receiptWrites, type Payment } from '@/features/dues/receiptWrites'
import type { Write } from '@/shared/firestore/lite'
import { today } from '@/shared/validation/dates'
import type { Fields } from '@test/rules/support/client'
import type { Role } from '@test/rules/support/project'
import { newId, stampOf, type membersIn } from './membersInProject'

type Members = ReturnType<typeof membersIn>
type Member = Awaited<ReturnType<Members['stored']>>

export const fy = financialYearOf(today())

/** Of a payment that has none. */
export const period = { since: undefined, until: undefined }

let transfers = 100_000_000_000

export const paid = (more: Partial<Payment> = {}): Payment => ({
  purpose: 'Membership',
  amount: 2500,
  mode: 'UPI',
  utr: String((transfers += 1)),
  paidOn: today(),
  payer: 'Sample Works',
  since: '2027-04-01',
  until: '2028-03-31',
  ...more,
})

/** The member as it is after an action. */
export const after = (was: Member, more: Fields): Member => ({
  ...was,
  data: { ...was.data, v: Number(was.data.v) + 1, ...more },
})

/** What cancels a receipt of a member. */
export const cancel = (of: Member, number: number, role: Role, more: Fields = {}) =>
  cancelWrites(
    of,
    { fy, n: number, until: '2028-03-31', paidBefore: '2027-03-31', ...more },
    { why: 'The amount was wrong', entryId: newId() },
    stampOf(role),
  )

/** Receipts of the members of a project, in their series. */
export function receiptsIn({ mayCommit }: Members) {
  let n = 0

  /** The writes of a receipt, without writing it. */
  function pay(to: Member, payment = paid(), role: Role = 'an editor', given: Fields = {}) {
    const numbered = { fy, n: n + 1, prefix: 'UO', entryId: newId(), ...given }
    return receiptWrites(to, payment, numbered, stampOf(role))
  }

  async function mayPay(role: Role, writes: readonly Write[]) {
    const isAllowed = await mayCommit(role, writes)
    if (isAllowed) n += 1
    return isAllowed
  }

  return {
    pay,
    mayPay,
    /** The number of the last receipt. */
    last: () => n,
    isGiven: () => (n += 1),
  }
}
