import { dayMillis } from '@/shared/text/dateText'
import { hasDues } from './kinds'

/** The standing of a member on a day. It follows from dates and is never stored: nothing has to run at night. */
export type Standing = 'life' | 'active' | 'due' | 'grace' | 'lapsed' | 'unpaid' | 'hold' | 'left'

/** A member, as far as the standing needs it. Days are texts, `2027-03-31`: so they compare as texts. */
export type Dates = {
  kind: string
  paidUntil?: string
  hold?: boolean
  ended?: { on: string }
}

/** Days before the end of the paid time, in which the next payment is due. */
export const dueDays = 30

/** Days of grace, until an owner enters others in the settings. */
export const usualGraceDays = 30

/** The days of grace in the public document `settings/promises`, from which the desk has them, too. */
export const graceDaysIn = (promises: { [name: string]: unknown } | undefined) =>
  typeof promises?.graceDays === 'number' ? promises.graceDays : usualGraceDays

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMillis).toISOString().slice(0, 10)

/** Whether a membership has ended on a day. An end that is entered for a later day has not come yet. */
export const hasEnded = ({ ended }: Pick<Dates, 'ended'>, day: string) =>
  ended !== undefined && ended.on <= day

/**
 * The standing of a member.
 *
 * @param today the day in India, as `today()` of shared/validation/dates gives it
 */
export function standingOn(member: Dates, today: string, graceDays = usualGraceDays): Standing {
  const { kind, paidUntil, hold } = member
  if (hasEnded(member, today)) return 'left'
  if (hold === true) return 'hold'
  if (!hasDues(kind)) return 'life'
  if (paidUntil === undefined) return 'unpaid'
  if (paidUntil < today) return daysAfter(paidUntil, graceDays) >= today ? 'grace' : 'lapsed'
  return daysAfter(today, dueDays) >= paidUntil ? 'due' : 'active'
}

/** The standings that depend on the day until which is paid, each with its first and its last such day. */
export function paidUntilRanges(today: string, graceDays = usualGraceDays) {
  const lastLapsed = daysAfter(today, -graceDays - 1)
  return {
    due: [today, daysAfter(today, dueDays)],
    grace: [daysAfter(lastLapsed, 1), daysAfter(today, -1)],
    // Before any day of this calendar.
    lapsed: ['', lastLapsed],
  } as const satisfies { [standing in Standing]?: readonly [first: string, last: string] }
}

/** Who pays soon, is late, or has never paid. */
export const payingStandings: readonly Standing[] = ['due', 'grace', 'lapsed', 'unpaid']

/** As the desk names them, in the order of the menus. */
export const standingLabels: Record<Standing, string> = {
  active: 'Active',
  due: 'Due soon',
  grace: 'In grace',
  lapsed: 'Lapsed',
  unpaid: 'Not paid yet',
  life: 'Life or honorary',
  hold: 'On hold',
  left: 'Left',
}

export const standings = Object.keys(standingLabels) as Standing[]
