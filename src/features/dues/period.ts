import { dueDays } from '@/features/members/desk'
import type { YearStart } from '@/shared/members/membershipSettings'
import { dayMillis } from '@/shared/text/dateText'

/** The period that a payment is for. Days are texts: `2027-03-31`. */
export type Period = {
  since: string
  until: string
  /** Follows the paid time without a gap. */
  isExtension: boolean
}

type PeriodSettings = { yearStart?: YearStart; rollOverDays?: number }

const monthOf: { [start: string]: number } = {
  '1 January': 1,
  '1 April': 4,
  '1 July': 7,
  '1 October': 10,
}

const dayAfter = (day: string, days = 1) =>
  new Date(Date.parse(day) + days * dayMillis).toISOString().slice(0, 10)

/** The last day of the year that begins on a day. */
function endOfYearFrom(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  // A year from 29 February ends on 28 February.
  return new Date(Date.UTC(year + 1, month - 1, date) - dayMillis).toISOString().slice(0, 10)
}

/** The last day of the membership year in which a day lies. */
function endOfMembershipYear(day: string, firstMonth: number): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const start = month >= firstMonth ? year : year - 1
  return endOfYearFrom(`${start}-${String(firstMonth).padStart(2, '0')}-01`)
}

/**
 * The period that is proposed for a payment: one that comes early extends what is paid, one that comes after its end
 * begins on its own day. Where the membership year is nearly over, so that the next payment would be due at once, the
 * payment counts for the next year, too.
 *
 * @param paidOn the day of the payment
 * @param paidUntil the day until which was paid before
 * @param settings without roll-over days a payment counts for the next year in the days in which members are due
 */
export function proposedPeriod(
  paidOn: string,
  paidUntil: string | undefined,
  { yearStart = '1 April', rollOverDays = dueDays }: PeriodSettings = {},
): Period {
  const isExtension = paidUntil !== undefined && paidUntil >= paidOn
  const since = isExtension ? dayAfter(paidUntil) : paidOn
  const firstMonth = monthOf[yearStart]
  if (firstMonth === undefined) return { since, until: endOfYearFrom(since), isExtension }
  const end = endOfMembershipYear(since, firstMonth)
  const isNearlyOver = end < dayAfter(since, rollOverDays)
  const until = isNearlyOver ? endOfMembershipYear(dayAfter(end), firstMonth) : end
  return { since, until, isExtension }
}
