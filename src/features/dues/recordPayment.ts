import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { commitOnce, type Outcome } from '@/shared/firestore/commitOnce'
import { KnownError, noRecord, toAppError, type AppError } from '@/shared/firestore/errors'
import { createReader, type Live } from '@/shared/firestore/live/readDocument'
import { nextInChain } from '@/shared/firestore/nextInChain'
import { readMany, readOne } from '@/shared/firestore/submit'
import { hasEnded, type Dates } from '@/shared/members/standing'
import { dayText } from '@/shared/text/displayValue'
import { today } from '@/shared/validation/dates'
import { formatRupees } from '@/shared/validation/numbers'
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

type Api = Pick<BaseQueryApi, 'getState'>
type Fields = { [name: string]: unknown }

const refused =
  'The server did not accept this. Your rights may have changed, or the membership has ended. Nothing was written.'

const read = createReader(receiptSchema)

const readReceipt = async (key: string) => {
  const data = await readOne(receiptsPath, key)
  if (data === undefined) throw noRecord()
  return read(key, data)
}

const paidUntilOf = ({ paidUntil }: Fields) => paidUntil as string | undefined

/** The words where an earlier try of the form has written another payment. */
async function savedBefore(entry: Fields) {
  const { number, amount, purpose, payer } = await readReceipt(String(entry.receipt))
  return `Your first try has written receipt ${number}: ${formatRupees(amount ?? 0)}, ${purpose}, ${payer}. What you have changed since is not written.`
}

/**
 * Writes a payment with the next number of the financial year, once.
 *
 * @returns the receipt as it is stored, or a `Conflict` with the day until which is paid now, if a colleague was first
 */
export async function recordPayment(
  { memberId, id, paidBefore, payment }: RecordedPayment,
  api: Api,
): Promise<Outcome<ReceiptRecord, string | undefined>> {
  const number = nextInChain(readNextReceipt, isPast)
  let cancelledNumber: string | undefined
  const outcome = await commitOnce<ReceiptRecord, string | undefined>(
    {
      target: { path: 'members', id: memberId },
      id,
      action: { ...payment, paidBefore },
      refused,
      savedBefore,
      async decide(stored, { entryId, ...stamp }) {
        if (stored === undefined) throw noRecord()
        if (stored.paidUntil !== paidBefore) return 'conflict'
        if (hasEnded(stored as Pick<Dates, 'ended'>, today())) throw hasLeft()
        cancelledNumber = await expectFreeUtr(payment)
        const next = await number.read()
        return receiptWrites({ id: memberId, data: stored }, payment, { ...next, entryId }, stamp)
      },
      mayRetry: number.isRace,
      read: (_member, entry) => readReceipt(String(entry?.receipt)),
      readCurrent: paidUntilOf,
    },
    api,
  )
  const isRefused = 'error' in outcome && toAppError(outcome.error).code === 'refused'
  return isRefused && cancelledNumber ? { error: ofOwner(cancelledNumber) } : outcome
}

const ofOwner = (number: string): AppError => ({
  code: 'refused',
  message: `This UTR is on the cancelled receipt ${number}. Only an owner can use it again.`,
})

const hasLeft = () =>
  new KnownError('has-left', 'The membership has ended. Take the member back first: “Rejoin”.')

/** Whether a number was given meanwhile, or its year has ended. */
const isPast = async (tried: Numbered) =>
  (await readOne(receiptsPath, keyOfReceipt(tried))) !== undefined ||
  financialYearOf(today()) !== tried.fy

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
  const fy = financialYearOf(today())
  // In a year the letters stay those that it began with.
  const [letters = prefix] = last?.data.fy === fy ? String(last.data.number).split('/') : []
  return { ...nextReceipt(fy, last?.data), prefix: letters }
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

/** Cancels a receipt, once, and moves the day until which is paid back. */
export function cancelReceipt(
  { receipt, id, why }: CancelledReceipt,
  api: Api,
): Promise<Outcome<ReceiptRecord, string | undefined>> {
  const key = keyOfReceipt(receipt)
  return commitOnce<ReceiptRecord, string | undefined>(
    {
      target: { path: 'members', id: receipt.memberId },
      id,
      action: { receipt: key, why },
      refused: 'The server did not accept this. Only owners cancel receipts.',
      async decide(stored, { entryId, ...stamp }) {
        if (stored === undefined) throw noRecord()
        const now = await readOne(receiptsPath, key)
        // A colleague has cancelled it.
        if (now?.cancelled !== undefined) return undefined
        if (receipt.until !== undefined && stored.paidUntil !== receipt.until) throw isNotLast()
        return cancelWrites(
          { id: receipt.memberId, data: stored },
          receipt,
          { why, entryId },
          stamp,
        )
      },
      read: () => readReceipt(key),
      readCurrent: paidUntilOf,
    },
    api,
  )
}

const isNotLast = () =>
  new KnownError(
    'not-last',
    'A later receipt of this member counts from the end of this one. Cancel that one first.',
  )
