import Typography from '@mui/material/Typography'
import type { AdminRecord } from '@/shared/collectionConfig'
import { dayMillis, localDay } from '@/shared/text/dateText'
import { useNow } from '../desk/useNow'
import { clockOf } from '../review/review'
import { daysFor, useReadPromisesQuery } from '../review/settings'
import type { DecidedKind } from '../review/steps'
import { Part } from './Part'

/** Until when a decision was promised. Nothing where nothing is promised, or the promise was kept. */
export function PromisedTime({ kind, record }: { kind: DecidedKind; record: AdminRecord }) {
  const now = useNow()
  const days = daysFor(useReadPromisesQuery().data, kind)
  const clock = days === undefined ? undefined : clockOf(record, days, now)
  if (days === undefined || clock === undefined) return null
  const { dueAt, isStopped, isOver } = clock
  const left = Math.ceil(Math.abs(dueAt - now) / dayMillis)
  const inDays = left === 1 ? '1 day' : `${left} days`

  return (
    <Part title="Promised time">
      <Typography sx={{ fontWeight: 600, ...(isOver && { color: 'error.main' }) }}>
        {isStopped
          ? 'Stopped while we wait for the applicant'
          : isOver
            ? `Over since ${localDay(dueAt)} (${inDays})`
            : `Until ${localDay(dueAt)} (${inDays} left)`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {days} days are promised.
      </Typography>
    </Part>
  )
}
