import type { Sentinels, Write } from '@/shared/firestore/lite'
import { withoutUndefined } from '@/shared/firestore/withoutUndefined'
import { historyOf } from '@/shared/requests/review'
import { cardWrites } from '@/shared/members/shownWrites'
import { keyOfReceipt, receiptNumber, type Numbered } from './receiptNumber'
import { hasUtr, type Receipt } from './schema'

export const receiptsPath = 'receipts'
export const utrsPath = 'utrs'

type Fields = { [name: string]: unknown }

type Stamp = Pick<Sentinels, 'now'> & { by: string }

/** A payment as the office has entered it, with the period that was shown. */
export type Payment = Pick<
  Receipt,
  'purpose' | 'amount' | 'mode' | 'utr' | 'reference' | 'paidOn' | 'payer' | 'note'
> & { since?: string; until?: string }

/** A member as it is stored. */
type Payer = { id: string; data: Fields }

/** The member with its entry, as a receipt changes it, and its card. */
function memberPart(member: Payer, kind: string, to: unknown, more: Fields) {
  const path = `members/${member.id}`
  const v = Number(member.data.v) + 1
  const from = member.data.paidUntil
  return {
    v,
    writesBy({ by, now, none }: Stamp & Pick<Sentinels, 'none'>): Write[] {
      // Left out where it stays, so that nothing is taken away that is not there.
      const moved = to === from ? {} : { paidUntil: to ?? none }
      const entry = withoutUndefined({ v, kind, at: now, by, from, to, ...more })
      return [
        { path, update: { v, updatedAt: now, by, ...moved } },
        { path: `${historyOf(path)}/${v}`, set: entry },
        // The directory does not say what is paid.
        ...cardWrites(member.data, moved, none),
      ]
    },
  }
}

/**
 * A receipt: one commit with the member, the entry in its history and the UTR.
 *
 * @param member as it is stored
 * @param entryId of the form: so trying again writes once
 */
export function receiptWrites(
  member: Payer,
  payment: Payment,
  given: Numbered & { prefix: string; entryId: string },
  stamp: Stamp & Pick<Sentinels, 'none'>,
): Write[] {
  const { fy, n, prefix, entryId } = given
  const { mode, utr, reference, ...facts } = payment
  const receipt = keyOfReceipt(given)
  const paidBefore = member.data.paidUntil
  const to = payment.until ?? paidBefore
  const ofMember = memberPart(member, 'receipt', to, { receipt, id: entryId })
  const reached = hasUtr(mode) ? { utr } : mode === 'Cheque' ? { reference } : {}
  return [
    ...ofMember.writesBy(stamp),
    {
      path: `${receiptsPath}/${receipt}`,
      set: withoutUndefined({
        ...facts,
        ...reached,
        mode,
        fy,
        n,
        number: receiptNumber(prefix, given),
        memberId: member.id,
        memberNumber: member.data.number,
        paidBefore,
        v: ofMember.v,
        at: stamp.now,
        by: stamp.by,
      }),
    },
    ...(hasUtr(mode) ? [{ path: `${utrsPath}/${utr}`, set: { receipt } }] : []),
  ]
}

/** A receipt cancelled: it stays, and the day until which is paid moves back. */
export function cancelWrites(
  member: Payer,
  receipt: Pick<Receipt, 'fy' | 'n' | 'until' | 'paidBefore'>,
  { why, entryId }: { why: string; entryId: string },
  stamp: Stamp & Pick<Sentinels, 'none'>,
): Write[] {
  const key = keyOfReceipt(receipt)
  const to = receipt.until === undefined ? member.data.paidUntil : receipt.paidBefore
  const ofMember = memberPart(member, 'cancel', to, { receipt: key, id: entryId, text: why })
  const { now, by } = stamp
  return [
    ...ofMember.writesBy(stamp),
    {
      path: `${receiptsPath}/${key}`,
      update: { cancelled: { why, v: ofMember.v, at: now, by } },
    },
  ]
}
