import Typography from '@mui/material/Typography'
import type { AdminRecord } from '@/shared/collectionConfig'
import { counted } from '@/shared/text/counted'
import { dayInIndia } from '@/shared/text/dateText'
import { useNow } from '@/shared/desk/useNow'
import { clockOf, type Clock } from '@/shared/requests/promiseClock'
import { daysFor, useReadSettingQuery } from '@/features/settings/api'
import type { DecidedKind } from '@/shared/requests/steps'
import { Part } from '@/shared/desk/Part'

type Due = Clock & { timeLimit: number }

/** Until when the office has to decide; undefined where there is no time limit, or the decision was made. */
export function useDue(kind: DecidedKind | undefined, record: AdminRecord): Due | undefined {
  const now = useNow()
  const { data } = useReadSettingQuery('promises')
  const timeLimit = kind && daysFor(data, kind)
  const clock = timeLimit === undefined ? undefined : clockOf(record, timeLimit, now)
  return clock && timeLimit !== undefined ? { ...clock, timeLimit } : undefined
}

/** On the title line. */
export function dueInWords({ dueAt, daysLeft, isStopped, isOver }: Clock): string {
  if (isStopped) return 'On hold: waiting for applicant'
  const day = dayInIndia(dueAt)
  return isOver ? `Overdue by ${counted(-daysLeft, 'day')} (${day})` : `Due ${day}`
}

/** Beside the record. */
export function DueDate({ due }: { due: Due }) {
  const { dueAt, daysLeft, isStopped, isOver, timeLimit } = due
  const left = daysLeft === 0 ? 'today' : `${counted(daysLeft, 'day')} left`
  return (
    <Part title="Due date">
      <Typography sx={{ fontWeight: 600, ...(isOver && { color: 'error.main' }) }}>
        {isStopped || isOver ? dueInWords(due) : `${dayInIndia(dueAt)} (${left})`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`Time limit: ${counted(timeLimit, 'day')}`}
      </Typography>
    </Part>
  )
}
