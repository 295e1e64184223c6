import type { Sentinels } from '@/shared/firestore/lite'
import { millisOf } from '@/shared/firestore/live/readDocument'
import { withoutUndefined } from '@/shared/firestore/withoutUndefined'
import { statusOf, type MeetingState } from '../meetingStatus'
import type { MeetingPlan } from './planSchema'
import type { Meeting, MeetingChange } from '../schema'

/** An act of the desk on a meeting. */
export type MeetingAction =
  | { kind: 'plan' | 'change'; plan: MeetingPlan }
  /** The reason is of a cancellation. */
  | { kind: 'state'; to: MeetingState; reason?: string }
  /** Whether answers that say yes are taken. */
  | { kind: 'answers'; to: 'full' | 'open' }

/** The venue page changes only these facts. */
export type VenueAction = { kind: 'venue'; plan: MeetingChange }

/** From one state to another, as the rules have them. */
export const meetingSteps: readonly string[] = [
  'planned>cancelled',
  'cancelled>planned',
  'planned>held',
  'held>planned',
]

type Fields = { [name: string]: unknown }

/** Whether an action is possible with a meeting as it is stored, and changes it. */
export function mayFollow(stored: Fields, action: MeetingAction | VenueAction): boolean {
  const { state, isFull } = statusOf(stored)
  if (action.kind === 'state') return meetingSteps.includes(`${state}>${action.to}`)
  if (action.kind === 'answers') return state === 'planned' && isFull !== (action.to === 'full')
  return action.kind !== 'change' || !isDone(stored, action)
}

const facts = [
  'meetingAgenda',
  'venueName',
  'venueAddress',
  'meetingDate',
  'meetingTime',
  'seats',
  'answerUntil',
] as const

const factsOf = (fields: Fields, other: Fields, names: readonly string[] = facts) =>
  withoutUndefined(
    Object.fromEntries(
      names.filter((name) => fields[name] !== other[name]).map((name) => [name, fields[name]]),
    ),
  )

/**
 * The fields that an action writes, and its entry in the history.
 *
 * @param stored the record; undefined for a meeting that is planned now
 * @param by the uid of the administrator
 */
export function meetingChangeOf(
  stored: Fields | undefined,
  action: MeetingAction,
  by: string,
  { now, none }: Pick<Sentinels, 'now' | 'none'>,
): { v: number; fields: Fields; entry: Fields } {
  const before = stored ?? {}
  const { state, reason, isFull, answerUntil } = statusOf(before)
  const v = (Number(before.v) || 0) + 1
  const full = isFull || undefined
  const kept = { state, reason, isFull: full, answerUntil, stateFor: before.meetingDate ?? '' }
  const after = (changed: Fields) => ({ ...kept, ...changed, v, changedAt: now })
  const update = (changed: Fields) =>
    Object.fromEntries(Object.entries(after(changed)).map(([name, value]) => [name, value ?? none]))
  const entry = { v, kind: action.kind, at: now, by }

  switch (action.kind) {
    case 'plan': {
      const { plan } = action
      const fields = withoutUndefined({
        ...after(plan),
        stateFor: plan.meetingDate,
        updatedAt: now,
      })
      return { v, fields, entry }
    }
    case 'change': {
      // A fact that is given up has no value.
      const plan = { seats: undefined, answerUntil: undefined, ...action.plan }
      return {
        v,
        fields: update({ ...plan, stateFor: plan.meetingDate }),
        entry: { ...entry, before: factsOf(before, plan), after: factsOf(plan, before) },
      }
    }
    case 'state': {
      const { to, reason: text } = action
      return {
        v,
        fields: update({ state: to, reason: text }),
        entry: withoutUndefined({ ...entry, from: state, to, public: text }),
      }
    }
    case 'answers':
      return {
        v,
        fields: update({ isFull: action.to === 'full' || undefined }),
        entry: { ...entry, to: action.to },
      }
  }
}

/**
 * The entry of a change by the venue page, which counts no version: the time that the meeting had before names it.
 *
 * @param stored the meeting as it was
 * @param by the uid of the administrator
 */
export function venueEntryOf(
  stored: Fields,
  change: MeetingChange,
  by: string | null,
  { now }: Pick<Sentinels, 'now'>,
): { id: string; entry: Fields } {
  const names = Object.keys(change)
  const before = factsOf(stored, change, names)
  return {
    // Whole milliseconds, as the rules have it.
    id: `venue~${Math.floor(millisOf(stored.updatedAt) ?? 0)}`,
    entry: { kind: 'venue', at: now, by, before, after: factsOf(change, stored, names) },
  }
}

/** The version of a meeting: it changes with each save of the venue page and of the desk. */
export const versionOf = ({ updatedAtMillis, v }: Pick<Meeting, 'updatedAtMillis' | 'v'>) =>
  `${updatedAtMillis ?? ''}${v === undefined ? '' : `~${v}`}`

/** The version of a meeting as it is stored. */
export const versionIn = ({ updatedAt, v }: Fields) =>
  versionOf({ updatedAtMillis: millisOf(updatedAt), v: typeof v === 'number' ? v : undefined })

/** Whether a meeting is as it was planned: neither the desk, which counts, nor the venue page has changed it. */
export const isAsPlanned = ({ v, updatedAtMillis, changedAtMillis }: Meeting) =>
  v === 1 && updatedAtMillis === changedAtMillis

/** Whether a stored meeting is as an action leaves it. */
export function isDone(stored: Fields, action: MeetingAction | VenueAction): boolean {
  const status = statusOf(stored)
  switch (action.kind) {
    case 'plan':
    case 'change':
    case 'venue': {
      const plan: Fields = action.plan
      const names = action.kind === 'venue' ? Object.keys(plan) : facts
      return names.every((name) => stored[name] === plan[name])
    }
    case 'state':
      return status.state === action.to && status.reason === action.reason
    case 'answers':
      return status.isFull === (action.to === 'full')
  }
}
