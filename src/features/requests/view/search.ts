import { weakMapMemoize } from '@reduxjs/toolkit'
import type { AdminRecord } from '@/shared/collectionConfig'
import { asHeard, referenceOf } from '@/shared/requests/reference'
import { indiaOffset } from '@/shared/text/dateText'
import { labelOf } from '@/shared/text/labelOf'
import { normalizeText } from '@/shared/text/search'
import { copiedMobile, mobilePattern, normalizeMobile } from '@/shared/validation/mobile'
import { plainText } from '@/shared/validation/typed'
import type { AdminCollection } from '../collections'
import { answerOf, textOf } from '../records'
import { isOpen, stateOf } from '@/shared/requests/review'
import { clockOf } from '@/shared/requests/promiseClock'
import type { ListContext } from '../columns/listContext'
import { reviewFilters } from './reviewFilters'
import type { Conditions, DueFilter, StateFilter } from './view'

type Test = (record: AdminRecord) => boolean

/** The searched text of a record, and its reference number apart. */
type Searched = { text: string; reference: string }

/** Made once for each version of a record. */
const searchedOf = weakMapMemoize((record: AdminRecord, prefix: string): Searched => {
  const number = referenceOf(prefix, record.id)
  const reference = `${number}\n${number.replaceAll('-', '')}`
  // As stored, not as displayed: formatting tens of thousands of records takes seconds.
  let text = reference
  for (const [name, value] of Object.entries(record)) {
    // Of a review only the corrections: its times and uids would match as numbers and words.
    if (name === 'id' || name === 'createdAtMillis' || name === 'review') continue
    if (typeof value === 'string' || typeof value === 'number') text += `\n${value}`
    // A district is found by its new spelling, too.
    if (typeof value === 'string' && labelOf(value) !== value) text += `\n${labelOf(value)}`
    else if (typeof value === 'object' && value !== null) text += `\n${JSON.stringify(value)}`
  }
  const { corrected } = record.review ?? {}
  if (corrected) text += `\n${JSON.stringify(Object.values(corrected))}`
  const mobile = textOf(record, 'mobile')
  if (/\D/.test(mobile)) text += `\n${normalizeMobile(mobile)}`
  return { text: normalizeText(text), reference: asHeard(reference) }
})

/** Short words of these letters alone would be found by chance. */
const shortestReference = 4

/** Matches every word, or the digits of a phone number or an amount in any format. */
export function createSearch({ prefix }: Pick<AdminCollection, 'prefix'>, query: string): Test {
  const words = normalizeText(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ word, heard: word.length < shortestReference ? word : asHeard(word) }))
  const digits = digitsOf(query)
  return (record) => {
    const { text, reference } = searchedOf(record, prefix)
    return (
      words.every(({ word, heard }) => text.includes(word) || reference.includes(heard)) ||
      (digits !== '' && text.includes(digits))
    )
  }
}

/** `Mob 98765-43210` or `₹12,50,000` as they are stored; empty if the query is neither. */
export function digitsOf(query: string): string {
  const typed = plainText(query)
  const mobile = copiedMobile(query)
  if (mobilePattern.test(mobile)) return mobile
  if (!/^[\d\s()+.,₹-]+$/.test(typed)) return ''
  const digits = normalizeMobile(typed.replace(/[,₹]/g, ''))
  return /^\d{4,11}$/.test(digits) ? digits : ''
}

/** Creates the test whether a record matches a view, whatever its state. */
export function createFilter(
  view: Conditions,
  context: Pick<ListContext, 'me' | 'days' | 'now'>,
): Test {
  const tests = Object.entries(view.filters).map(([name, wanted]): Test =>
    Object.hasOwn(reviewFilters, name)
      ? reviewFilters[name]!.testOf(wanted, context.now)
      : (record) => answerOf(record, name) === wanted,
  )
  const from = startOfDay(view.from)
  const until = startOfDay(view.to, 1)
  if (from !== null) tests.push(({ createdAtMillis: at }) => at !== null && at >= from)
  if (until !== null) tests.push(({ createdAtMillis: at }) => at !== null && at < until)
  if (view.only.length > 0) {
    const only = new Set(view.only)
    tests.push(({ id }) => only.has(id))
  }
  if (view.assignee !== '') tests.push(createAssigneeTest(view.assignee, context.me))
  if (view.due !== '') tests.push(createDueTest(view.due, context))
  if (view.search.trim() !== '') tests.push(createSearch(view.collection, view.search))
  return (record) => tests.every((test) => test(record))
}

function createAssigneeTest(assignee: string, me: string | null): Test {
  if (assignee === 'nobody') return ({ review }) => review?.assignee === undefined
  const uid = assignee === 'me' ? me : assignee
  return ({ review }) => review?.assignee !== undefined && review.assignee === uid
}

const daysOfWeek = 7

function createDueTest(due: DueFilter, { days, now }: Pick<ListContext, 'days' | 'now'>): Test {
  return (record) => {
    const clock = days === undefined ? undefined : clockOf(record, days, now)
    if (clock === undefined) return false
    if (due === 'over') return clock.isOver
    return !clock.isOver && !clock.isStopped && clock.daysLeft <= daysOfWeek
  }
}

/** Creates the test whether a record is in a state. */
export function createStateFilter(wanted: StateFilter): Test {
  if (wanted === 'all') return () => true
  return wanted === 'open' ? isOpen : (record) => stateOf(record) === wanted
}

/** Midnight in India of a date, or of a number of days later, in milliseconds; null if it is no date. */
function startOfDay(date: string, later = 0): number | null {
  const [year, month, day] = date.split('-').map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  const millis = Date.UTC(year, month - 1, day + later) - indiaOffset
  return Number.isNaN(millis) ? null : millis
}
