import { emptyList } from '@/shared/live/chunkedList'
import { changedPieces, itemsChanged, perPiece, type Pieces } from '@/shared/live/pieces'
import { shortDay } from '@/shared/text/dateText'
import type { AdminRecord } from './records'
import { Sums } from './Sums'

/** A chart and the number above it: one question about the records that are shown. */
export type Chart = {
  title: string
  /** `weeks`: one bar a week, up to this one. `most`: the largest first. `latest`: by name, the last first. */
  form: 'weeks' | 'most' | 'latest'
  /** What a record counts for; nothing where it is left out of the chart. */
  bucketOf: (record: AdminRecord) => string | undefined
  /** How much it counts; 1 where left out. */
  weightOf?: (record: AdminRecord) => number
  show?: (amount: number) => string
  /** What is written above the bars. */
  total?: (tally: Tally) => string
  /** The field whose values the bars are: pressing one filters by it. */
  field?: string
}

export type Tally = ReadonlyMap<string, number>

/** Where more differ from the list before, the pieces are added up one by one, in turns. */
const few = { pieces: 8, records: 100 }

/**
 * Adds up lists for a chart: each piece once, then the pieces; and where a list differs in a few pieces from
 * the one before, what differs alone.
 */
export function createTally({ bucketOf, weightOf }: Chart) {
  const addTo = (sums: Sums, record: AdminRecord, times: 1 | -1) =>
    sums.add(bucketOf(record), times * (weightOf?.(record) ?? 1), times)
  const piece = perPiece((records: readonly AdminRecord[]) => {
    const sums = new Sums()
    for (const record of records) addTo(sums, record, 1)
    return sums
  })
  let last: { list: Pieces<AdminRecord>; sums: Sums } = { list: emptyList, sums: new Sums() }

  /** Null where it takes longer than so many milliseconds; the next call goes on from there. */
  function within(millis: number, list: Pieces<AdminRecord>): Tally | null {
    const sums = follow(list) ?? addUp(millis, list)
    if (sums === null) return null
    last = { list, sums }
    return sums.amounts
  }

  /** Null where much differs. */
  function follow(list: Pieces<AdminRecord>): Sums | null {
    const pieces = changedPieces(last.list, list)
    if (pieces.gone.length + pieces.come.length > few.pieces) return null
    const { gone, come } = itemsChanged(pieces)
    if (gone.length + come.length > few.records) return null
    if (gone.length + come.length === 0) return last.sums
    const sums = last.sums.copy()
    for (const record of gone) addTo(sums, record, -1)
    for (const record of come) addTo(sums, record, 1)
    return sums
  }

  function addUp(millis: number, { chunks }: Pieces<AdminRecord>): Sums | null {
    const end = performance.now() + millis
    const total = new Sums()
    for (const chunk of chunks) {
      if (!piece.isMade(chunk) && performance.now() > end) return null
      total.addAll(piece.of(chunk))
    }
    return total
  }

  return { within, of: (list: Pieces<AdminRecord>): Tally => within(Infinity, list) ?? new Map() }
}

export const isSameTally = (a: Tally, b: Tally) =>
  a === b || (a.size === b.size && [...a].every(([bucket, amount]) => b.get(bucket) === amount))

export const sumOf = (tally: Tally) => [...tally.values()].reduce((sum, amount) => sum + amount, 0)

/** Days and the forms' own answers need no collation, which took most of a chart's time. */
const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The first bars of a chart, and what is left over as one. */
export function firstBars(form: Chart['form'], tally: Tally, count: number) {
  const sorted = [...tally].sort(([a, x], [b, y]) =>
    form === 'latest' ? inOrder(b, a) : y - x || inOrder(a, b),
  )
  const rest = sorted.slice(count)
  return {
    bars: sorted.slice(0, count).map(([label, amount]) => ({ label, amount })),
    rest: { buckets: rest.length, amount: rest.reduce((sum, [, amount]) => sum + amount, 0) },
  }
}

/** Of dates and how many come, those of the next one. */
export function headsAtNext(tally: Tally, today: string): string {
  const next = [...tally.keys()].filter((date) => /^\d{4}-/.test(date) && date >= today).sort()[0]
  return next === undefined ? 'no answer for a meeting ahead' : `${tally.get(next)} on ${next}`
}

const day = 24 * 60 * 60 * 1000
const week = 7 * day
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
export function lastWeeks(tally: Tally, count: number, now: number) {
  const current = weekOf(now)
  return Array.from({ length: count }, (_, at) => {
    const number = current - count + 1 + at
    return { label: weekLabel(number), amount: tally.get(String(number)) ?? 0 }
  })
}
