import type { AdminRecord } from '@/shared/collectionConfig'
import { counted } from '@/shared/text/counted'
import { dayInIndia } from '@/shared/text/dateText'
import { useNow } from '@/shared/desk/useNow'
import { clockOf, type Clock } from '@/shared/requests/promiseClock'
import { stateOf } from '@/shared/requests/review'
import { daysFor, useReadSettingQuery } from '@/features/settings/api'
import type { DecidedKind } from '@/shared/requests/steps'

export type Due = Clock & { timeLimit: number }

/**
 * Until when the office has to decide; undefined where there is no time limit, or the decision was made.
 *
 * @param state the status after a step that is not written yet
 */
export function useDue(
  kind: DecidedKind | undefined,
  record: AdminRecord,
  state = stateOf(record),
): Due | undefined {
  const now = useNow()
  const { data } = useReadSettingQuery('promises')
  const timeLimit = kind && daysFor(data, kind)
  const clock = timeLimit === undefined ? undefined : clockOf(record, timeLimit, now, state)
  return clock && timeLimit !== undefined ? { ...clock, timeLimit } : undefined
}

/** Beside its label. */
export function dueDateInWords({ dueAt, daysLeft, isStopped, isOver }: Clock): string {
  if (isStopped) return 'On hold: waiting for applicant'
  const day = dayInIndia(dueAt)
  return isOver ? `Overdue by ${counted(-daysLeft, 'day')} (${day})` : day
}

/** On the title line. */
export const dueInWords = (clock: Clock) =>
  `${clock.isStopped || clock.isOver ? '' : 'Due '}${dueDateInWords(clock)}`
