import { object, type InferType } from 'yup'
import { hasDues } from '@/features/members/schema'
import type { MembershipSettings } from '@/shared/members/membershipSettings'
import { dayMillis } from '@/shared/text/dateText'
import { dayText } from '@/shared/text/displayValue'
import { dateField, today } from '@/shared/validation/dates'
import { hiddenWhen } from '@/shared/validation/schema'
import { formatRupees } from '@/shared/validation/numbers'
import { proposedPeriod, type Period } from '../period'
import type { Payment } from '../receiptWrites'
import { hasUtr, paidDaysBack, paidYearsAhead, paymentFields, type Purpose } from '../schema'

/** The member who pays. */
export type Payer = { kind?: string; paidUntil?: string }

/** Whether a payment moves the day until which is paid. */
export const movesValidity = (purpose: unknown, { kind }: Payer) =>
  purpose === 'Membership' && hasDues(kind)

const firstPaidDay = () =>
  new Date(Date.parse(today()) - (paidDaysBack - 1) * dayMillis).toISOString().slice(0, 10)

/** The fields in the order of the form. */
export const paymentFormSchema = (payer: Payer) =>
  object({
    purpose: paymentFields.purpose,
    amount: paymentFields.amount,
    mode: paymentFields.mode,
    utr: hiddenWhen('mode', (mode) => !hasUtr(mode), paymentFields.utr.required('Enter the UTR')),
    reference: hiddenWhen('mode', (mode) => mode !== 'Cheque', paymentFields.reference.required()),
    paidOn: paymentFields.paidOn.test(
      'late',
      `Choose a day of the last ${paidDaysBack} days`,
      (paidOn) => !paidOn || paidOn >= firstPaidDay(),
    ),
    until: hiddenWhen(
      'purpose',
      (purpose) => !movesValidity(purpose, payer),
      dateField('Valid until (blank = as proposed)')
        .test(
          'later',
          `Choose a day after ${dayText(payer.paidUntil ?? '')}, the current end`,
          (until) => !until || payer.paidUntil === undefined || until > payer.paidUntil,
        )
        .test(
          'paid',
          'Choose the day of the payment or a later day',
          (until, { parent }) => !until || until >= String((parent as { paidOn?: string }).paidOn),
        )
        .test(
          'years',
          `Choose a day of the next ${paidYearsAhead} years`,
          (until) =>
            !until || Number(until.slice(0, 4)) <= Number(today().slice(0, 4)) + paidYearsAhead,
        ),
    ),
    payer: paymentFields.payer,
    note: paymentFields.note,
  })

export type PaymentValues = InferType<ReturnType<typeof paymentFormSchema>>

/** The fee for a purpose; undefined where an owner has entered none, or there is none. */
export function feeFor(purpose: unknown, { kind }: Payer, settings: MembershipSettings) {
  if (purpose === 'Admission') return settings.admissionFee
  if (purpose !== 'Membership') return undefined
  const { feeOrdinary, feeLife, feeAssociate, feeInstitutional } = settings
  const fees: { [kind: string]: number | undefined } = {
    Ordinary: feeOrdinary,
    Life: feeLife,
    Associate: feeAssociate,
    Institutional: feeInstitutional,
  }
  return fees[kind ?? '']
}

export const feeText = (purpose: unknown, payer: Payer, settings: MembershipSettings) => {
  const fee = feeFor(purpose, payer, settings)
  return fee === undefined ? '' : formatRupees(fee)
}

/** The form as it opens: the membership, paid today. */
export const startOf = (payer: Payer & { name?: string }, settings: MembershipSettings) => ({
  purpose: 'Membership' satisfies Purpose,
  amount: feeFor('Membership', payer, settings),
  paidOn: today(),
  payer: payer.name,
})

/** The period of a payment as it is typed; undefined where it moves nothing, or its day is missing. */
export function periodOf(
  { purpose, paidOn, until }: { purpose?: unknown; paidOn?: unknown; until?: unknown },
  payer: Payer,
  settings: MembershipSettings,
): Period | undefined {
  if (!movesValidity(purpose, payer) || typeof paidOn !== 'string' || paidOn === '')
    return undefined
  const proposed = proposedPeriod(paidOn, payer.paidUntil, settings)
  return typeof until === 'string' && until !== '' ? { ...proposed, until } : proposed
}

export function toPayment(
  { until: _, ...values }: PaymentValues,
  period: Period | undefined,
): Payment {
  return { ...values, ...(period && { since: period.since, until: period.until }) }
}
