import type { AdminRecord, Chart, Counts } from '@/shared/collectionConfig'
import { dayMillis, indiaOffset, shortDay } from '@/shared/text/dateText'
import { answerOf } from '../records'
import { stateOf } from '@/shared/requests/review'
import { states, type State } from '@/shared/requests/steps'

/** Of a chart by state the keys are states, in their order. */
export function countsOf(chart: Chart, records: readonly AdminRecord[]): Counts {
  if (chart.form === 'states') return countStates(records)
  if (chart.form === 'weeks') {
    return countBy(records, ({ createdAtMillis: at }) =>
      at === null ? undefined : String(weekOf(at)),
    )
  }
  const { field, includes, weightOf } = chart
  const valueOf = (record: AdminRecord) =>
    includes?.(record) === false ? undefined : answerOf(record, field)
  return countBy(records, valueOf, weightOf)
}

/** How many records are in each state that occurs, in the order of the states. */
export function countStates(records: readonly AdminRecord[]): ReadonlyMap<State, number> {
  const order = Object.keys(states) as State[]
  return new Map(
    [...countBy(records, stateOf)].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)),
  )
}

/** Records without a key do not count. */
function countBy<Key extends string>(
  records: readonly AdminRecord[],
  keyOf: (record: AdminRecord) => Key | undefined,
  weightOf = (_record: AdminRecord) => 1,
): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const record of records) {
    const key = keyOf(record)
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + weightOf(record))
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

/** The number of the week in India that contains a moment. */
export const weekOf = (millis: number) => Math.floor((millis + indiaOffset - firstMonday) / week)

/** The Monday that starts a week. */
export const weekLabel = (number: number) => shortDay(firstMonday + number * week)

/** A bar for each of the last weeks, from the first with a record on. */
export function lastWeeks(counts: Counts, count: number, now: number) {
  const current = weekOf(now)
  const weeks = Array.from({ length: count }, (_, at) => {
    const number = current - count + 1 + at
    return { label: weekLabel(number), amount: counts.get(String(number)) ?? 0 }
  })
  const first = weeks.findIndex(({ amount }) => amount > 0)
  return weeks.slice(first)
}
