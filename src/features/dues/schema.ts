import { number, object, string, type InferType } from 'yup'
import { choiceField } from '@/shared/validation/choices'
import { dateField, timestamp } from '@/shared/validation/dates'
import { rupeesField } from '@/shared/validation/numbers'
import { lineField, normalizedField, textField } from '@/shared/validation/text'
import { compact } from '@/shared/validation/typed'

/** The ways to pay, in the order of the menus. */
export const paymentModes = ['UPI', 'NEFT', 'Cheque', 'Cash'] as const

export type PaymentMode = (typeof paymentModes)[number]

/** A transfer through a bank has a UTR. */
export const hasUtr = (mode: unknown) => mode === 'UPI' || mode === 'NEFT'

/** The purposes of a payment. Only the first one moves the day until which is paid. */
export const purposes = ['Membership', 'Admission', 'Event', 'Donation', 'Other'] as const

export type Purpose = (typeof purposes)[number]

/** A payment is entered at most so many days later. */
export const paidDaysBack = 400

/** A payment counts at most for so many years. */
export const paidYearsAhead = 10

/** Of UPI 12 digits; of a transfer up to 22 digits and letters, without zeros before them. */
export const utrPattern = /([A-Z0-9]{12}|[1-9A-Z][A-Z0-9]{12,21})/

/** Words that the page of a bank has before the number. */
export const utrLabels = ['UTR', 'UPI', 'REF', 'RRN', 'TXN', 'NEFT', 'RTGS', 'IMPS']

const beforeUtr = new RegExp(`^(${utrLabels.join('|')})+(NO)?`)

/** One payment has one UTR, however it is copied: without a label, and without zeros that make it longer. */
export function normalizeUtr(typed: string): string {
  const text = compact(typed).toUpperCase().replace(/[.:#]/g, '').replace(beforeUtr, '')
  return text.replace(/^0+(?=.{12})/, '')
}

/** The fields of a payment. */
export const paymentFields = {
  purpose: choiceField('Payment for', purposes).required(),
  amount: rupeesField('Amount').required('Enter the amount'),
  mode: choiceField('Paid by', paymentModes).required(),
  /** The number that the bank gives a transfer. */
  utr: normalizedField('UTR', 'line', normalizeUtr)
    .matches(
      new RegExp(`^${utrPattern.source}$`),
      'Enter the 12 to 22 digits and letters of the UTR',
    )
    .meta({ help: 'Of UPI: 12 digits, also called RRN or reference number.' }),
  reference: lineField('Number of the cheque and bank', { max: 60 }),
  paidOn: dateField('Paid on', { notInFuture: true }).required('Choose a day'),
  payer: lineField('Received from', { max: 200 }).required(),
  note: textField('Remark on the receipt (optional)', { max: 300, rows: 2 }),
}

/** Why a receipt is cancelled. */
export const cancelReason = textField('Reason', { max: 300, rows: 2 }).required('Say why')

/** A record of `receipts`. Its id is the financial year and the number in it: `26-27~42`. */
export const receiptSchema = object({
  ...paymentFields,
  /** Neither is left of a payment of an erased member; nor is the reason why a receipt was cancelled. */
  payer: lineField('Received from', { max: 200 }),
  /** The financial year of India in which it was given: `26-27`. */
  fy: string().required(),
  n: number().required(),
  /** As it is printed: `UO/26-27/0042`. */
  number: string().label('Receipt number').required(),
  memberId: string().required(),
  memberNumber: string().label('Membership number').required(),
  /** The period that is paid for, of a membership with dues. */
  since: dateField('Valid from'),
  until: dateField('Valid until'),
  /** The day until which was paid before, and is again if the receipt is cancelled. */
  paidBefore: dateField('Valid until before'),
  /** The version of the member. */
  v: number().required(),
  at: timestamp('Time of the receipt'),
  /** The uid of an administrator. */
  by: string().required(),
  cancelled: object({
    why: textField('Reason', { max: 300, rows: 2 }),
    /** The version of the member, unless the member was erased before. */
    v: number(),
    at: timestamp('Cancelled'),
    by: string().required(),
  }).default(undefined),
}).label('Receipt')

export type Receipt = InferType<typeof receiptSchema>
