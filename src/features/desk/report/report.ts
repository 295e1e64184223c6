import type { AdminRecord } from '@/shared/collectionConfig'
import { stateOf } from '@/shared/requests/review'
import { states, type State } from '@/shared/requests/states'
import { compareNames } from '@/shared/text/compareNames'
import { dateInIndia, dayMillis } from '@/shared/text/dateText'
import { groupBy } from '@/shared/text/groupBy'

/** The results of the requests of a month, a list or a district. */
export type Figures = {
  received: number
  approved: number
  refused: number
  withdrawn: number
  /** At the end of the month. */
  pending: number
  /** The median of the days from the receipt to the decision; undefined without a decision. */
  days: number | undefined
}

const outcomes: { [state in State]?: 'approved' | 'refused' | 'withdrawn' } = {
  approved: 'approved',
  sanctioned: 'approved',
  disbursed: 'approved',
  takenUp: 'approved',
  resolved: 'approved',
  done: 'approved',
  refused: 'refused',
  notPossible: 'refused',
  withdrawn: 'withdrawn',
}

/** The month of a moment in India, as `2026-11`. */
export const monthOf = (millis: number) => dateInIndia(millis).slice(0, 7)

/** When a request was decided, or ended in another way; undefined while it is pending. */
function decidedAt({ review, ...record }: AdminRecord): number | undefined {
  if (states[stateOf({ review })].clock !== 'ended') return undefined
  return review?.sinceMillis ?? record.createdAtMillis ?? undefined
}

/** The figures of a month, given as `2026-11`, by Indian days. A decision counts where the status is now. */
export function figuresOf(records: readonly AdminRecord[], month: string): Figures {
  const figures = { received: 0, approved: 0, refused: 0, withdrawn: 0, pending: 0 }
  const days: number[] = []
  for (const record of records) {
    const received = record.createdAtMillis
    if (received === null) continue
    const receivedIn = monthOf(received)
    if (receivedIn === month) figures.received += 1
    const decided = decidedAt(record)
    const decidedIn = decided === undefined ? undefined : monthOf(decided)
    if (receivedIn <= month && (decidedIn === undefined || decidedIn > month)) figures.pending += 1
    if (decidedIn !== month) continue
    const outcome = outcomes[stateOf(record)]
    if (outcome === undefined) continue
    figures[outcome] += 1
    if (outcome !== 'withdrawn') days.push(Math.max(0, (decided! - received) / dayMillis))
  }
  return { ...figures, days: median(days) }
}

/** In whole days; the mean of the two in the middle of an even number. */
export function median(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1]!, sorted[middle]!]
  return Math.round((low + high) / 2)
}

/** A month and those before it, the latest first. */
export function monthsUntil(month: string, count: number): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, number - 1 - back)).toISOString().slice(0, 7),
  )
}

/** Records by the text that a function gives, in the order of names. */
export const groupByName = <Item>(items: readonly Item[], nameOf: (item: Item) => string) =>
  [...groupBy(items, nameOf)].sort(([a], [b]) => compareNames(a, b))
