import { askLine, type MemberRow } from '@/features/members/desk'
import { hasDues } from '@/features/members/schema'
import type { MembershipSettings } from '@/shared/members/membershipSettings'
import { greeting } from '@/features/requests/api'
import { dayIn, messagesIn } from '@/features/settings/desk'
import type { Language } from '@/shared/language'
import { newSubmissionId } from '@/shared/requests/reference'
import { dayText } from '@/shared/text/displayValue'
import { formatRupees } from '@/shared/validation/numbers'
import { proposedPeriod } from '../period'
import { feeFor } from '../record/paymentForm'
import { upiLink } from './upiLink'

/** A request to pay, as it is shown, sent and printed. */
export type Ask = {
  amount: string
  /** The last day of the membership after the payment, as people read it. */
  until: string
  address: string
  link: string
  message: (language: Language) => string
  /** In the history. */
  line: string
}

/** Whether a member pays each year: one who has left, or a life member, is asked for nothing. */
export const canBeAsked = ({ kind, standing }: Pick<MemberRow, 'kind' | 'standing'>) =>
  hasDues(kind) && standing !== 'left'

/** The settings without which a member cannot be asked, in words; none if all are there. */
export const missingFor = (kind: string, settings: MembershipSettings): string[] => [
  ...(settings.upiAddress ? [] : ['the UPI address']),
  ...(feeFor('Membership', { kind }, settings) === undefined
    ? [`the fee of membership type “${kind}”`]
    : []),
]

/**
 * The payment that a member is asked for on a day: the fee, and until when the membership is then valid.
 *
 * @param today the day in India
 * @returns undefined where settings are missing
 */
export function askOf(
  { name, number, kind, paidUntil }: MemberRow,
  settings: MembershipSettings,
  today: string,
): Ask | undefined {
  const fee = feeFor('Membership', { kind }, settings)
  const { upiAddress: address } = settings
  if (!address || fee === undefined) return undefined
  const period = proposedPeriod(today, paidUntil || undefined, settings)
  const amount = formatRupees(fee)
  const until = dayText(period.until)
  const reference = newSubmissionId().slice(0, 12)
  const link = upiLink({ address, rupees: fee, note: `Membership ${number}`, reference })

  const message = (language: Language) => {
    const { ask, sentence } = messagesIn[language]
    const [before, after] = [dayIn(language, paidUntil), dayIn(language, period.until)]
    const state = period.isExtension
      ? ask.early(number, before, amount, after)
      : paidUntil
        ? ask.late(number, before, amount, after)
        : ask.first(number, amount, after)
    return [
      `${sentence(greeting(name, language))} ${state}`,
      ask.upi(address, amount),
      ask.link(link),
      ask.utr,
    ].join('\n\n')
  }

  return {
    amount,
    until,
    address,
    link,
    line: askLine(amount, until),
    message,
  }
}
