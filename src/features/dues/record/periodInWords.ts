import { dayText } from '@/shared/text/displayValue'
import type { Period } from '../period'
import type { Payer } from './paymentForm'

/** The effect of a payment on the membership, before it is written. */
export function periodInWords({ since, until, isExtension }: Period, { paidUntil }: Payer): string {
  const days = `from ${dayText(since)} to ${dayText(until)}`
  if (paidUntil === undefined) return `First payment: the membership is valid ${days}.`
  return isExtension
    ? `Paid early: the membership is valid until ${dayText(paidUntil)}, and this payment extends it ${days}.`
    : `Paid after the end on ${dayText(paidUntil)}: the membership begins again, ${days}.`
}
