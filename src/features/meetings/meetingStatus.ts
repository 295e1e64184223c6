import { isDay } from '@/shared/validation/dates'

export type MeetingState = 'planned' | 'cancelled' | 'held'

export type MeetingStatus = {
  state: MeetingState
  /** Why it is cancelled. */
  reason?: string
  isFull: boolean
  /** The last day for answers, YYYY-MM-DD */
  answerUntil?: string
}

/** The fields of a `Meeting` that `statusOf` reads. */
export type Stated = {
  meetingDate?: string
  state?: string
  stateFor?: string
  reason?: string
  isFull?: boolean
  answerUntil?: string
}

/**
 * The desk's decisions about a meeting. The venue page moves the same record to another day, and decisions about
 * the day before no longer count.
 */
export function statusOf(meeting: Stated): MeetingStatus {
  const { state, stateFor, meetingDate, reason, isFull = false, answerUntil } = meeting
  if (stateFor !== undefined && stateFor !== meetingDate) return { state: 'planned', isFull: false }
  if (state === 'cancelled') return { state, reason, isFull, answerUntil }
  return { state: state === 'held' ? state : 'planned', isFull, answerUntil }
}

export const isCancelled = (meeting: Stated) => statusOf(meeting).state === 'cancelled'

/**
 * Why no answer that says yes is taken; undefined if it is. One that says no is taken all the same for
 * a meeting that is full or closed: it tells the office of a free seat.
 *
 * @param today in India, YYYY-MM-DD
 */
export function whyClosed(meeting: Stated, today: string) {
  const { state, isFull, answerUntil } = statusOf(meeting)
  if (state !== 'planned') return state
  if (isFull) return 'full'
  return answerUntil !== undefined && answerUntil < today ? 'closed' : undefined
}

/**
 * For display: a past meeting counts as held, also before the desk has marked it. Answers are still accepted,
 * because the device's clock may be wrong.
 *
 * @param today in India, YYYY-MM-DD
 */
export function whyNotOffered(meeting: Stated, today: string) {
  const { meetingDate = '' } = meeting
  const why = whyClosed(meeting, today)
  return why !== 'cancelled' && isDay(meetingDate) && meetingDate < today ? 'held' : why
}

/** Whether its day is today or later; false without a day. */
export const isUpcoming = ({ meetingDate = '' }: Stated, today: string) =>
  isDay(meetingDate) && meetingDate >= today

/** Whether it will take place. */
export const isPlannedAhead = (meeting: Stated, today: string) =>
  isUpcoming(meeting, today) && statusOf(meeting).state === 'planned'

/** The meeting of the first day; of several on that day the first in the list. */
export const earliestOf = <Item extends Stated>(meetings: readonly Item[]): Item | undefined =>
  meetings.reduce<Item | undefined>(
    (first, meeting) => (first && first.meetingDate! <= meeting.meetingDate! ? first : meeting),
    undefined,
  )

const inOrderOfDays = <Item extends Stated>(meetings: Item[]) =>
  meetings.sort((a, b) => (a.meetingDate! < b.meetingDate! ? -1 : 1))

/**
 * The meetings to choose from: those to come that take answers, the next first. An older record may lack a date,
 * or hold any text as one: the last of these is offered where there is no other.
 *
 * @param meetings the last update is first
 */
export function offeredOf<Item extends Stated>(meetings: readonly Item[], today: string) {
  const open = meetings.filter((meeting) => !whyNotOffered(meeting, today))
  const ahead = open.filter((meeting) => isUpcoming(meeting, today))
  return ahead.length > 0 ? inOrderOfDays(ahead) : open.slice(0, 1)
}

/** The cancelled meetings to come, the next first. */
export const cancelledAhead = <Item extends Stated>(meetings: readonly Item[], today: string) =>
  inOrderOfDays(meetings.filter((meeting) => isUpcoming(meeting, today) && isCancelled(meeting)))

/**
 * The meeting that the form begins with: if none takes answers, the next one, and if there is none, the last. Rather
 * one that the desk has not ended: the device's clock may be wrong.
 */
export function firstChoice<Item extends Stated>(meetings: readonly Item[], today: string) {
  const [next] = offeredOf(meetings, today)
  if (next) return next
  const ahead = meetings.filter((meeting) => isUpcoming(meeting, today))
  return (
    earliestOf(ahead.filter((meeting) => !isCancelled(meeting))) ??
    earliestOf(ahead) ??
    meetings.find((meeting) => statusOf(meeting).state === 'planned') ??
    meetings[0]
  )
}
