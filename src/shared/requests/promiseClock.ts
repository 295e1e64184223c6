import { dayMillis } from '@/shared/text/dateText'
import { indianDay, promisedUntil } from './promisedTime'
import { isTrashed, stateOf, type Reviewed } from './review'
import { states } from './states'

export type Clock = {
  /** When the promised time ends, in milliseconds since 1970; while it stands still, at the earliest. */
  dueAt: number
  /** Days in India until then; 0 on the last day, less than that when it is over. */
  daysLeft: number
  /** It stands still: the applicant has to answer. */
  isStopped: boolean
  isOver: boolean
}

/**
 * Where a request is in its promised time.
 *
 * @param days promised for its kind
 * @param now in milliseconds since 1970
 * @param state the status that is shown, where a step is not written yet
 * @returns undefined if the promise has been kept, or nothing is known of when it began
 */
export function clockOf(
  record: Reviewed,
  days: number,
  now: number,
  state = stateOf(record),
): Clock | undefined {
  const { review, createdAtMillis } = record
  const { clock } = states[state]
  if (clock === 'ended' || createdAtMillis === null || isTrashed(record)) return undefined
  const isStopped = clock === 'stops'
  const since = (state === stateOf(record) && review?.sinceMillis) || now
  const waiting = isStopped ? Math.max(0, now - since) / dayMillis : 0
  const dueAt = promisedUntil(createdAtMillis, days, (review?.waited ?? 0) + waiting)
  const daysLeft = indianDay(dueAt) - indianDay(now)
  return { dueAt, daysLeft, isStopped, isOver: !isStopped && daysLeft < 0 }
}
