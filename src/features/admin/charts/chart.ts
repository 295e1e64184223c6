import { shortDay } from '@/shared/text/dateText'
import type { AdminRecord } from '../records'
import type { Chart, Counts } from '../types'

/** Adds records up for a chart. */
export function countsOf({ bucketOf, weightOf }: Chart, records: readonly AdminRecord[]): Counts {
  const counts = new Map<string, number>()
  for (const record of records) {
    const bucket = bucketOf(record)
    if (bucket === undefined) continue
    counts.set(bucket, (counts.get(bucket) ?? 0) + (weightOf?.(record) ?? 1))
  }
  return counts
}

export const sumOf = (counts: Counts) =>
  [...counts.values()].reduce((sum, amount) => sum + amount, 0)

/** Days and the forms' own answers need no collation, which would take most of a chart's time. */
const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The first bars of a chart, and what is left over as one. */
export function firstBars(form: Chart['form'], counts: Counts, count: number) {
  const sorted = [...counts].sort(([a, x], [b, y]) =>
    form === 'latest' ? inOrder(b, a) : y - x || inOrder(a, b),
  )
  const rest = sorted.slice(count)
  return {
    bars: sorted.slice(0, count).map(([label, amount]) => ({ label, amount })),
    rest: { buckets: rest.length, amount: rest.reduce((sum, [, amount]) => sum + amount, 0) },
  }
}

/** Of dates and how many come, those of the next one. */
export function headsAtNext(counts: Counts, today: string): string {
  const next = [...counts.keys()].filter((date) => /^\d{4}-/.test(date) && date >= today).sort()[0]
  return next === undefined ? 'No upcoming meeting' : `${counts.get(next)} on ${next}`
}

const week = 7 * 24 * 60 * 60 * 1000
/** A Monday, so that weeks begin with one. */
const firstMonday = Date.UTC(1970, 0, 5)

/** The local week a moment is in, as a number that grows by one each week. */
export function weekOf(millis: number): number {
  const local = millis - new Date(millis).getTimezoneOffset() * 60_000
  return Math.floor((local - firstMonday) / week)
}

/** The Monday a week begins with. */
export const weekLabel = (number: number) => shortDay(firstMonday + number * week)

export const receivedWeek = ({ createdAtMillis }: AdminRecord) =>
  createdAtMillis === null ? undefined : String(weekOf(createdAtMillis))

/** One bar for each of the last weeks, also for those without a record. */
export function lastWeeks(counts: Counts, count: number, now: number) {
  const current = weekOf(now)
  return Array.from({ length: count }, (_, at) => {
    const number = current - count + 1 + at
    return { label: weekLabel(number), amount: counts.get(String(number)) ?? 0 }
  })
}
