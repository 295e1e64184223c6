import { greeting } from '@/features/requests/api'
import { site } from '@/content/site'
import { dayText } from '@/shared/text/displayValue'
import { dateInIndia } from '@/shared/text/dateText'
import { formatRupees } from '@/shared/validation/numbers'
import { amountInWords } from '../amountInWords'
import type { ReceiptRecord } from '../recordPayment'

/** A line of a receipt. */
export type ReceiptLine = readonly [label: string, value: string]

/** The way of the payment with its number. */
export const paidBy = ({ mode, utr, reference }: ReceiptRecord) =>
  [mode, utr && `UTR ${utr}`, reference].filter(Boolean).join(', ')

/** The day on which a receipt was given, in India. */
export const givenOn = ({ atMillis }: ReceiptRecord) =>
  atMillis === null || atMillis === undefined ? '' : dateInIndia(atMillis)

/** All lines of a receipt, on paper and as a text. */
export function receiptLines(receipt: ReceiptRecord): ReceiptLine[] {
  const { payer = '', memberNumber = '', amount = 0, purpose = '', since, until } = receipt
  const { paidOn = '', note, cancelled } = receipt
  const lines: (ReceiptLine | false | undefined)[] = [
    ['Date', dayText(givenOn(receipt))],
    ['Received from', payer],
    ['Membership number', memberNumber],
    ['Amount', formatRupees(amount)],
    ['In words', amount > 0 ? amountInWords(amount) : ''],
    ['Paid by', paidBy(receipt)],
    ['Paid on', dayText(paidOn)],
    ['For', purpose],
    until !== undefined && ['Valid', `${dayText(since ?? '')} to ${dayText(until)}`],
    note !== undefined && ['Remark', note],
    cancelled && ['Cancelled', String(cancelled.why)],
  ]
  return lines.filter((line): line is ReceiptLine => Boolean(line))
}

export const receiptTitle = ({ number = '', cancelled }: ReceiptRecord) =>
  `${cancelled ? 'Cancelled receipt' : 'Receipt'} ${number}`

/** To share, for example in a chat. */
export const receiptText = (receipt: ReceiptRecord, gstin: string | undefined) =>
  [
    site.name,
    ...(gstin ? [`GSTIN ${gstin}`] : []),
    receiptTitle(receipt),
    ...receiptLines(receipt).map(([label, value]) => `${label}: ${value}`),
  ].join('\n')

/** A message with the receipt, to its member. */
export const receiptLetter = (receipt: ReceiptRecord, name: string, gstin: string | undefined) =>
  `${greeting(name)}. ${
    receipt.cancelled ? 'This receipt is cancelled:' : 'Thank you. This is your receipt:'
  }\n\n${receiptText(receipt, gstin)}`
