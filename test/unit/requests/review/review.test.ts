import { expect, test } from 'vitest'
import { changeOf } from '@/features/requests/review/changes'
import { isOpen, stateOf, stepsFor, versionOf } from '@/shared/requests/review'
import { clockOf } from '@/shared/requests/promiseClock'
import { isDecided, kinds, states, statesOf, type Kind, type State } from '@/shared/requests/steps'
import { collections } from '@/features/requests/collections'
import { createReader } from '@/shared/firestore/live/readDocument'
import { promisedUntil } from '@/shared/requests/promisedTime'
import { dateInIndia, dateTimeInIndia, dayInIndia } from '@/shared/text/dateText'
import { reviewedSchema, type Review } from '@/shared/validation/review'
import { aReview, aReviewIn, stepAction, wayTo } from '@scripts/samples/reviews'

const everyKind = Object.keys(kinds) as Kind[]
const day = 86_400_000
const now = Date.UTC(2026, 10, 25)
const ago = (days: number) => new Date(now - days * day)
const timestamp = (at: Date) => ({ toMillis: () => at.getTime() })

/** A stored review as the store has it. */
function inStore(stored: unknown): Review {
  const withTimestamps = (value: unknown): unknown => {
    if (value instanceof Date) return timestamp(value)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, withTimestamps(part)]),
    )
  }
  return createReader(reviewedSchema)('x', { review: withTimestamps(stored) }).review as Review
}

const reviewIn = (kind: Kind, state: State, until = ago(1)) =>
  inStore(aReviewIn(kind, state, ['admin'], until).review)

test('the kinds are those of the lists, with the same collections and reference numbers', () => {
  expect(Object.fromEntries(collections.map(({ id, prefix }) => [id, prefix]))).toEqual(
    Object.fromEntries(everyKind.map((kind) => [kind, kinds[kind].prefix])),
  )
  expect(collections.flatMap(({ kind }) => kind ?? []).sort()).toEqual(
    everyKind.filter(isDecided).sort(),
  )
})

test.each(everyKind.filter(isDecided))(
  'of %s every state is reached, and left unless it is final',
  (kind) => {
    const { steps } = kinds[kind]
    for (const state of statesOf(kind)) {
      expect(wayTo(kind, state).at(-1)?.to ?? 'received').toBe(state)
      const isLeft = steps.some((step) => step.from.includes(state) && step.to !== state)
      expect([state, isLeft || !states[state].isOpen]).toEqual([state, true])
    }
    for (const step of steps) expect(statesOf(kind)).toEqual(expect.arrayContaining([...step.from]))
    // Two buttons of a state never say the same, nor lead to the same state.
    const groups = (['withdrawals', 'others'] as const).flatMap((group) =>
      statesOf(kind).map((state) => ({ group, state })),
    )
    for (const { group, state } of groups) {
      const possible = steps.filter(({ from, of = group }) => from.includes(state) && of === group)
      expect(new Set(possible.map(({ to }) => to)).size).toBe(possible.length)
      expect(new Set(possible.map(({ button }) => button)).size).toBe(possible.length)
    }
  },
)

test('a new request is received, at version 0', () => {
  expect([stateOf({}), versionOf({}), isOpen({})]).toEqual(['received', 0, true])
  const odd = { v: 3, state: 'constructor', at: '', atMillis: null, by: 'x' }
  expect(stateOf({ review: odd })).toBe('received')
})

test('who may do what: viewers nothing, editors no reopening', () => {
  const refused = { review: reviewIn('registrations', 'refused') }
  const ids = (role: 'viewer' | 'editor' | 'owner' | null, record = {}) =>
    stepsFor('registrations', record, role).map(({ id }) => id)
  expect([ids(null), ids('viewer')]).toEqual([[], []])
  expect(ids('editor')).toEqual(['start', 'ask', 'recommend', 'refuse', 'withdraw', 'close'])
  expect(ids('editor', refused)).toEqual([])
  expect(ids('owner', refused)).toEqual(['reopen'])
  expect(ids('owner', { review: { ...refused.review, trashed: true } })).toEqual([])
})

test('a review reaches the store as plain values, with texts and milliseconds for times', () => {
  const { review } = aReview(
    [
      { kind: 'check', check: 'pan', isTicked: true },
      { kind: 'correct', field: 'firmName', value: 'Sample Works' },
      stepAction(kinds.registrations.steps[0]!),
    ],
    { by: ['a', 'b'], until: ago(2) },
  )
  const at = (date: Date) => [dateTimeInIndia(date.getTime()), date.getTime()]
  const stored = inStore(review)
  expect(stored).toMatchObject({ v: 3, state: 'reviewing', by: 'a' })
  expect([stored.at, stored.atMillis]).toEqual(at(ago(2)))
  expect([stored.since, stored.sinceMillis]).toEqual(at(ago(2)))
  expect(stored.checks).toEqual({
    pan: { on: at(ago(4))[0], onMillis: ago(4).getTime(), by: 'a' },
  })
  expect(stored.corrected).toEqual({ firmName: 'Sample Works' })
  expect(structuredClone(stored)).toEqual(stored)
})

test('what does not fit in a review is marked, and the rest is read', () => {
  const read = createReader(reviewedSchema)
  const record = read('x', { review: { v: '3', state: 'reviewing', at: 7, new: [1] } })
  expect(record.review).toMatchObject({ state: 'reviewing', atMillis: null })
  expect(record.unreadable).toEqual(['v'])
  expect(record.other).toEqual({ 'review.v': '3', 'review.new': [1] })
  expect(read('x', { review: 'approved' })).toMatchObject({
    unreadable: ['Review'],
    other: { review: 'approved' },
  })
  expect(read('x', { review: null }).review).toBeUndefined()
})

test('the next step keeps assignment, checks, corrections and earlier details', () => {
  const { review } = aReview(
    [
      { kind: 'assign', assignee: 'editor' },
      { kind: 'correct', field: 'name', value: 'Somebody Else' },
      ...wayTo('growth-fund', 'sanctioned').map(stepAction),
      { kind: 'state', to: 'disbursed' },
    ],
    { by: ['a'], until: ago(0) },
  )
  expect(review).toMatchObject({
    state: 'disbursed',
    assignee: 'editor',
    corrected: { name: 'Somebody Else' },
    details: { committeeOn: '2026-12-12', amount: 250_000 },
  })
  // Reason and public text are of the last step alone.
  expect(review).not.toHaveProperty('reason')
  expect(review).not.toHaveProperty('public')
})

test('the clock runs, stands still while the applicant is waited for, and ends', () => {
  const createdAtMillis = ago(20).getTime()
  const clock = (review?: Review, days = 15) => clockOf({ review, createdAtMillis }, days, now)
  const endOf = (days: number) => endInIndia(ago(days))
  expect(clock()).toEqual({ dueAt: endOf(5), daysLeft: -5, isStopped: false, isOver: true })
  expect(clock(undefined, 21)).toMatchObject({ daysLeft: 1, isOver: false })
  const waiting = reviewIn('registrations', 'waiting', ago(8))
  expect(clock(waiting)).toEqual({ dueAt: endOf(-3), daysLeft: 3, isStopped: true, isOver: false })

  const stored = aReviewIn('registrations', 'waiting', ['a'], ago(8)).review
  const back = changeOf(stored, { kind: 'state', to: 'reviewing' }, 'a', ago(2), ago(2).getTime())
  expect(back.review).toMatchObject({ waited: 6 })
  expect(clock(inStore(back.review))).toMatchObject({ dueAt: endOf(-1), isOver: false })
  expect(clock(reviewIn('registrations', 'approved'))).toBeUndefined()
  expect(clockOf({ createdAtMillis: null }, 15, now)).toBeUndefined()
})

/** The last millisecond of the day of a moment in India. */
const endInIndia = (at: Date) => Date.parse(`${dateInIndia(at.getTime())}T23:59:59.999+05:30`)

test.each(['2026-11-20T00:00:00', '2026-11-20T10:31:00', '2026-11-20T23:59:00'])(
  'what came at %s in India is promised to the end of the same day',
  (time) => {
    const createdAtMillis = Date.parse(`${time}+05:30`)
    const at = (moment: string) => clockOf({ createdAtMillis }, 15, Date.parse(`${moment}+05:30`))
    const dueAt = Date.parse('2026-12-05T23:59:59.999+05:30')
    expect(promisedUntil(createdAtMillis, 15, 0)).toBe(dueAt)
    expect(dayInIndia(dueAt)).toBe('5 Dec 2026')
    expect(at('2026-12-04T23:59:59')).toMatchObject({ dueAt, daysLeft: 1, isOver: false })
    expect(at('2026-12-05T23:59:59')).toMatchObject({ dueAt, daysLeft: 0, isOver: false })
    expect(at('2026-12-06T00:00:00')).toMatchObject({ dueAt, daysLeft: -1, isOver: true })
  },
)

test('five waits of eleven hours count as the 55 hours that they are, and no day jumps back', () => {
  const hour = 3_600_000
  const createdAtMillis = ago(10).getTime()
  let review: unknown = aReviewIn('registrations', 'reviewing', ['a'], ago(9)).review
  const step = (to: State, millis: number) => {
    review = changeOf(review, { kind: 'state', to }, 'a', new Date(millis), millis).review
    return clockOf({ review: inStore(review), createdAtMillis }, 15, millis)?.dueAt
  }
  for (let wait = 0; wait < 5; wait += 1) {
    const asked = ago(8 - wait).getTime()
    step('waiting', asked)
    const answered = asked + 11 * hour
    const stopped = clockOf({ review: inStore(review), createdAtMillis }, 15, answered)?.dueAt
    expect(step('reviewing', answered)).toBe(stopped)
  }
  expect((review as Review).waited).toBeCloseTo(55 / 24)
  expect(clockOf({ review: inStore(review), createdAtMillis }, 15, now)?.dueAt).toBe(
    promisedUntil(createdAtMillis, 15, 55 / 24),
  )
})
