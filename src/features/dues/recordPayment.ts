import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { currentUid } from '@/shared/auth/currentUid'
import {
  KnownError,
  noRecord,
  toAppError,
  type AppError,
  type Conflict,
} from '@/shared/firestore/errors'
import { createReader, type Live } from '@/shared/firestore/live/readDocument'
import { withRefusal } from '@/shared/firestore/refusal'
import { commit, readMany, readOne } from '@/shared/firestore/submit'
import { readListing } from '@/shared/members/readListing'
import { hasEnded } from '@/shared/members/standing'
import { historyOf } from '@/shared/requests/review'
import { dayText } from '@/shared/text/displayValue'
import { today } from '@/shared/validation/dates'
import { financialYearOf } from './financialYear'
import { keyOfReceipt, nextReceipt, type Numbered } from './receiptNumber'
import { cancelWrites, receiptsPath, receiptWrites, utrsPath, type Payment } from './receiptWrites'
import { hasUtr, receiptSchema, type Receipt } from './schema'

/** A receipt as the store and the pages have it. */
export type ReceiptRecord = Live<Receipt> & { atMillis?: number | null }

export type RecordedPayment = {
  memberId: string
  /** Of the form: sent again, it is written once. */
  id: string
  /** The day until which was paid when the period was shown. */
  paidBefore: string | undefined
  payment: Payment
}

export type CancelledReceipt = {
  receipt: Pick<Receipt, 'fy' | 'n' | 'memberId' | 'until' | 'paidBefore'>
  id: string
  why: string
}

type Result = { data: ReceiptRecord } | { error: AppError | Conflict<string | undefined> }
type Api = Pick<BaseQueryApi, 'getState'>
type Fields = { [name: string]: unknown }

const refused =
  'The server did not accept this. Your rights may have changed, or the membership has ended. Nothing was written.'

/** Tries, when colleagues take the numbers at the same moment. */
const tries = 5

const read = createReader(receiptSchema)

const readReceipt = async (key: string) => {
  const data = await readOne(receiptsPath, key)
  if (data === undefined) throw noRecord()
  return read(key, data)
}

/** The receipt that an earlier try of a form has written, though its answer was lost. */
const receiptOfEntry = async (memberId: string, entryId: string) =>
  (await readMany(historyOf(`members/${memberId}`), { is: ['id', entryId] }))[0]?.data.receipt as
    | string
    | undefined

/**
 * Writes a payment with the next number of the financial year. Safe to send twice.
 *
 * @returns the receipt, or a `Conflict` with the day until which is paid now, if a colleague was first
 */
export async function recordPayment(recorded: RecordedPayment, api: Api): Promise<Result> {
  const by = currentUid(api)
  if (by === null) return { error: toAppError({ code: 'unauthenticated' }) }
  const { memberId, id, paidBefore, payment } = recorded
  for (let attempt = 1; ; attempt += 1) {
    // After a refusal it is decided again, with another number.
    let first: Numbered | undefined
    let last: Numbered | undefined
    let key: string | undefined
    let cancelledNumber: string | undefined
    let conflict: Conflict<string | undefined> | undefined
    try {
      await withRefusal(refused, () =>
        commit('members', memberId, async (stored, sentinels) => {
          if (stored === undefined) throw noRecord()
          key = await receiptOfEntry(memberId, id)
          if (key !== undefined) return undefined
          if (stored.paidUntil !== paidBefore) {
            conflict = { status: 'conflict', current: stored.paidUntil as string | undefined }
            return undefined
          }
          if (hasEnded(stored, today())) throw hasLeft()
          const { prefix, ...next } = await readNextReceipt()
          cancelledNumber = await expectFreeUtr(payment)
          first ??= next
          last = next
          const given = { ...next, prefix, entryId: id }
          const listing = await readListing(String(stored.number))
          const payer = { id: memberId, data: stored, listing }
          return receiptWrites(payer, payment, given, { ...sentinels, by })
        }),
      )
      if (conflict) return { error: conflict }
      return { data: await readReceipt(key ?? keyOfReceipt(last!)) }
    } catch (thrown) {
      const error = toAppError(thrown)
      const isTaken =
        error.code === 'refused' && attempt < tries && first !== undefined && (await isPast(first))
      if (isTaken) continue
      return {
        error: error.code === 'refused' && cancelledNumber ? ofOwner(cancelledNumber) : error,
      }
    }
  }
}

const ofOwner = (number: string): AppError => ({
  code: 'refused',
  message: `This UTR is on the cancelled receipt ${number}. Only an owner can use it again.`,
})

const hasLeft = () =>
  new KnownError('has-left', 'The membership has ended. Take the member back first: “Rejoin”.')

/** Whether a number was given meanwhile, or its year has ended. */
const isPast = (tried: Numbered) =>
  readOne(receiptsPath, keyOfReceipt(tried)).then(
    (stored) => stored !== undefined || financialYearOf(today()) !== tried.fy,
    () => false,
  )

/** @throws KnownError if no owner has entered the letters of the numbers */
async function readNextReceipt(): Promise<Numbered & { prefix: string }> {
  const [settings, [last]] = await Promise.all([
    readOne('settings', 'membership'),
    readMany(receiptsPath, { highest: 'at', most: 1 }),
  ])
  const prefix: unknown = settings?.receiptPrefix
  if (typeof prefix !== 'string') {
    const message =
      'The letters of receipt numbers are missing. An owner enters them under “Fees and receipts”, beside the receipts of a member.'
    throw new KnownError('no-prefix', message)
  }
  return { ...nextReceipt(financialYearOf(today()), last?.data), prefix }
}

/**
 * @returns the number of a cancelled receipt with this UTR: the rules let an owner use it again
 * @throws KnownError that names the receipt on which a UTR is used
 */
async function expectFreeUtr({ mode, utr }: Payment): Promise<string | undefined> {
  const used = hasUtr(mode) && utr !== undefined ? await readOne(utrsPath, utr) : undefined
  if (used === undefined) return undefined
  const { number, payer, paidOn, memberNumber, cancelled } = (await readOne(
    receiptsPath,
    String(used.receipt),
  )) as Fields
  if (cancelled !== undefined) return String(number)
  const message = `This UTR is used already: receipt ${String(number)} of ${String(payer)}, member ${String(memberNumber)}, paid on ${dayText(String(paidOn))}.`
  throw new KnownError('utr-used', message)
}

/** Cancels a receipt and moves the day until which is paid back. Safe to send twice. */
export async function cancelReceipt(cancelled: CancelledReceipt, api: Api): Promise<Result> {
  const by = currentUid(api)
  if (by === null) return { error: toAppError({ code: 'unauthenticated' }) }
  const { receipt, id, why } = cancelled
  const key = keyOfReceipt(receipt)
  try {
    await withRefusal('The server did not accept this. Only owners cancel receipts.', () =>
      commit('members', receipt.memberId, async (stored, sentinels) => {
        if (stored === undefined) throw noRecord()
        const now = await readOne(receiptsPath, key)
        // An earlier try arrived, or a colleague has cancelled it.
        if (now?.cancelled !== undefined) return undefined
        if (receipt.until !== undefined && stored.paidUntil !== receipt.until) throw isNotLast()
        const listing = await readListing(String(stored.number))
        const of = { id: receipt.memberId, data: stored, listing }
        return cancelWrites(of, receipt, { why, entryId: id }, { ...sentinels, by })
      }),
    )
    return { data: await readReceipt(key) }
  } catch (thrown) {
    return { error: toAppError(thrown) }
  }
}

const isNotLast = () =>
  new KnownError(
    'not-last',
    'A later receipt of this member counts from the end of this one. Cancel that one first.',
  )
