import type { AdminRecord, Chart, Counts, FieldChart } from '@/shared/collectionConfig'
import { dayMillis, shortDay } from '@/shared/text/dateText'
import { answerOf } from '../records'
import { stateOf } from '@/shared/requests/review'
import { states, type State } from '@/shared/requests/steps'

/** Of a chart by state the keys are states, in their order. */
export function countsOf(chart: Chart, records: readonly AdminRecord[]): Counts {
  if (chart.form === 'weeks') return countWeeks(records)
  return chart.form === 'states' ? countStates(records) : countValues(chart, records)
}

/** How many records are in each state that occurs, in the order of the states. */
export function countStates(records: readonly AdminRecord[]): ReadonlyMap<State, number> {
  const counts = new Map<State, number>()
  for (const record of records) {
    const state = stateOf(record)
    counts.set(state, (counts.get(state) ?? 0) + 1)
  }
  const order = Object.keys(states) as State[]
  return new Map([...counts].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)))
}

function countWeeks(records: readonly AdminRecord[]): Counts {
  const counts = new Map<string, number>()
  for (const { createdAtMillis } of records) {
    if (createdAtMillis === null) continue
    const week = String(weekOf(createdAtMillis))
    counts.set(week, (counts.get(week) ?? 0) + 1)
  }
  return counts
}

function countValues(chart: FieldChart, records: readonly AdminRecord[]): Counts {
  const { field, includes, weightOf } = chart
  const counts = new Map<string, number>()
  for (const record of records) {
    if (includes?.(record) === false) continue
    const value = answerOf(record, field)
    counts.set(value, (counts.get(value) ?? 0) + (weightOf?.(record) ?? 1))
  }
  return counts
}

/** Without collation, which dates and options do not need and which takes most of a chart's time. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The first bars of a chart, and the sum of the others. */
export function firstBars(form: Exclude<Chart['form'], 'weeks'>, counts: Counts, shown: number) {
  const sorted = [...counts]
  if (form === 'latest') sorted.sort(([a], [b]) => compare(b, a))
  if (form === 'largest') sorted.sort(([a, x], [b, y]) => y - x || compare(a, b))
  const rest = sorted.slice(shown)
  return {
    bars: sorted.slice(0, shown).map(([label, amount]) => ({ label, amount })),
    rest: { count: rest.length, amount: rest.reduce((sum, [, amount]) => sum + amount, 0) },
  }
}

const week = 7 * dayMillis
/** Weeks begin on Monday. */
const firstMonday = Date.UTC(1970, 0, 5)

/** The number of the local week that contains a moment. */
export function weekOf(millis: number): number {
  const local = millis - new Date(millis).getTimezoneOffset() * 60_000
  return Math.floor((local - firstMonday) / week)
}

/** The Monday that starts a week. */
export const weekLabel = (number: number) => shortDay(firstMonday + number * week)

/** A bar for each of the last weeks, even without records. */
export function lastWeeks(counts: Counts, count: number, now: number) {
  const current = weekOf(now)
  return Array.from({ length: count }, (_, at) => {
    const number = current - count + 1 + at
    return { label: weekLabel(number), amount: counts.get(String(number)) ?? 0 }
  })
}
