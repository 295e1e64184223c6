import { greeting } from '@/features/requests/api'
import { dayIn, messagesIn } from '@/features/settings/desk'
import type { Language } from '@/shared/language'
import { dateInIndia } from '@/shared/text/dateText'
import { formatRupees } from '@/shared/validation/numbers'
import { amountInWords } from '../amountInWords'
import type { ReceiptRecord } from '../recordPayment'

/** A line of a receipt. */
export type ReceiptLine = readonly [label: string, value: string]

/** The way of the payment with its number. */
export const paidBy = ({
  mode,
  utr,
  reference,
}: { mode?: string } & Pick<ReceiptRecord, 'utr' | 'reference'>) =>
  [mode, utr && `UTR ${utr}`, reference].filter(Boolean).join(', ')

/** The day on which a receipt was given, in India. */
export const givenOn = ({ atMillis }: ReceiptRecord) =>
  atMillis === null || atMillis === undefined ? '' : dateInIndia(atMillis)

/**
 * All lines of a receipt, on paper and as a text. Paper is in English; a text has no amount in words in the other
 * languages, whose numbers up to 100 are each a word of its own.
 */
export function receiptLines(receipt: ReceiptRecord, language: Language = 'en'): ReceiptLine[] {
  const { receipt: texts } = messagesIn[language]
  const words: { readonly [stored: string]: string | undefined } = texts.words
  const wordFor = (stored: string) => words[stored] ?? stored
  const { payer = '', memberNumber = '', amount = 0, purpose = '', since, until } = receipt
  const { paidOn = '', mode = '', note, cancelled } = receipt
  const lines: (ReceiptLine | false | undefined)[] = [
    [texts.date, dayIn(language, givenOn(receipt))],
    [texts.from, payer],
    [texts.memberNumber, memberNumber],
    [texts.amount, formatRupees(amount)],
    language === 'en' && ['In words', amount > 0 ? amountInWords(amount) : ''],
    [texts.paidBy, paidBy({ ...receipt, mode: wordFor(mode) })],
    [texts.paidOn, dayIn(language, paidOn)],
    [texts.purpose, wordFor(purpose)],
    until !== undefined && [
      texts.valid,
      texts.period(dayIn(language, since ?? ''), dayIn(language, until)),
    ],
    note !== undefined && [texts.remark, note],
    cancelled && [texts.cancelled, String(cancelled.why)],
  ]
  return lines.filter((line): line is ReceiptLine => Boolean(line))
}

export function receiptTitle({ number = '', cancelled }: ReceiptRecord, language: Language = 'en') {
  const { receipt: texts } = messagesIn[language]
  return cancelled ? texts.cancelledTitle(number) : texts.title(number)
}

/** To share, for example in a chat. */
export const receiptText = (
  receipt: ReceiptRecord,
  gstin: string | undefined,
  language: Language,
) =>
  [
    messagesIn[language].name,
    ...(gstin ? [`GSTIN ${gstin}`] : []),
    receiptTitle(receipt, language),
    ...receiptLines(receipt, language).map(([label, value]) => `${label}: ${value}`),
  ].join('\n')

/** A message with the receipt, to its member. */
export function receiptLetter(
  receipt: ReceiptRecord,
  name: string,
  gstin: string | undefined,
  language: Language,
): string {
  const { receipt: texts, sentence } = messagesIn[language]
  const thanks = receipt.cancelled ? texts.isCancelled : texts.thanks
  return `${sentence(greeting(name, language))} ${thanks}\n\n${receiptText(receipt, gstin, language)}`
}
