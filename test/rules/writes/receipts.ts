import { cancelWrites, receiptWrites, type Payment } from '@/features/dues/receiptWrites'
import { receiptNumber } from '@/features/dues/receiptNumber'
import { financialYearOf } from '@/features/dues/financialYear'
import { today } from '@/shared/validation/dates'
import { aMember } from '@scripts/samples/members/memberRecords'
import { sentinels, type Fields } from '@test/rules/support/client'
import { before, longest, newId, owner, type Arranged } from './arranged'
import { fullProfile, shownOf } from './shown'

/*
 * What is written about payments. The series of the year goes on from 90,000, each time after a receipt that is there.
 */

const stamp = { ...sentinels, by: owner }
const fy = financialYearOf(today())
const facts = { payer: longest(200), note: longest(300), amount: 99_99_99_99_999, paidOn: today() }
const membership = { purpose: 'Membership', since: '2027-04-01', until: '2028-03-31' } as const

let last = 90_000

function aPayer(paid: Fields = {}) {
  const id = newId()
  const { data } = aMember(1, { profile: fullProfile, requestId: newId() })
  // Each in a part of the directory of its own.
  const number = `R/${(last += 2)}/${'13579'[(last / 2) % 5]}`
  const more = { number, v: 9, updatedAt: before, by: owner, ...paid }
  const { stored, ...shown } = shownOf(id, { ...data, ...more })
  return { id, ...shown, stored: { ...stored, [`members/${id}`]: shown.data } }
}

const payments: [variant: string, payment: Payment][] = [
  ['UPI', { ...facts, ...membership, mode: 'UPI', utr: 'A'.repeat(22) }],
  ['cheque', { ...facts, ...membership, mode: 'Cheque', reference: longest(60) }],
  ['cash', { ...facts, purpose: 'Donation', mode: 'Cash' }],
]

const given = (): Arranged[] =>
  payments.map(([variant, payment]) => {
    const member = aPayer()
    return {
      name: 'receipt: given',
      variant,
      by: owner,
      stored: {
        ...member.stored,
        [`receipts/${fy}~${last - 1}`]: {
          fy,
          n: last - 1,
          number: receiptNumber('UDYO', { fy, n: last - 1 }),
        },
      },
      writes: receiptWrites(
        member,
        payment,
        { fy, n: last, prefix: 'UDYO', entryId: newId() },
        stamp,
      ),
    }
  })

/** A receipt as it is stored, without the times of the server. */
function aReceipt(member: ReturnType<typeof aPayer>, payment: Payment, n: number): Fields {
  const was = { id: member.id, data: { ...member.data, v: 8, paidUntil: '2027-03-31' } }
  const writes = receiptWrites(was, payment, { fy, n, prefix: 'UDYO', entryId: newId() }, stamp)
  const write = writes.find(({ path }) => path.startsWith('receipts/'))
  return { ...(write && 'set' in write ? write.set : {}), at: before }
}

function cancelled(): Arranged {
  const member = aPayer({ paidUntil: membership.until })
  const receipt = aReceipt(member, payments[0]![1], last)
  return {
    name: 'receipt: cancelled',
    by: owner,
    stored: { ...member.stored, [`receipts/${fy}~${last}`]: receipt },
    writes: cancelWrites(
      member,
      { fy, n: last, until: membership.until, paidBefore: '2027-03-31' },
      { why: longest(300), entryId: newId() },
      stamp,
    ),
  }
}

/** The UTR of a cancelled receipt, with a new one. */
function usedAgain(): Arranged {
  const member = aPayer()
  const utr = 'B'.repeat(22)
  const first = last - 1
  const why = { why: longest(300), v: 3, at: before, by: owner }
  const old = { ...aReceipt(member, payments[0]![1], first), utr, cancelled: why }
  const payment: Payment = { ...payments[0]![1], utr }
  return {
    name: 'receipt: with the UTR of a cancelled one',
    by: owner,
    stored: {
      ...member.stored,
      [`receipts/${fy}~${first}`]: old,
      [`utrs/${utr}`]: { receipt: `${fy}~${first}` },
    },
    writes: receiptWrites(
      member,
      payment,
      { fy, n: last, prefix: 'UDYO', entryId: newId() },
      stamp,
    ),
  }
}

/** All that is written about payments. */
export const ofReceipts = (): Arranged[] => [...given(), cancelled(), usedAgain()]
