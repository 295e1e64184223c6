import Typography from '@mui/material/Typography'
import type { AdminRecord } from '@/shared/collectionConfig'
import { counted } from '@/shared/text/counted'
import { dayInIndia } from '@/shared/text/dateText'
import { useNow } from '@/shared/desk/useNow'
import { clockOf } from '@/shared/requests/promiseClock'
import { daysFor, useReadSettingQuery } from '@/features/settings/api'
import type { DecidedKind } from '@/shared/requests/steps'
import { Part } from '@/shared/desk/Part'

/** Until when a decision was promised. Nothing where nothing is promised, or the promise was kept. */
export function PromisedTime({ kind, record }: { kind: DecidedKind; record: AdminRecord }) {
  const now = useNow()
  const days = daysFor(useReadSettingQuery('promises').data, kind)
  const clock = days === undefined ? undefined : clockOf(record, days, now)
  if (days === undefined || clock === undefined) return null
  const { dueAt, daysLeft, isStopped, isOver } = clock
  const day = dayInIndia(dueAt)
  const inDays = counted(Math.abs(daysLeft), 'day')

  return (
    <Part title="Promised time">
      <Typography sx={{ fontWeight: 600, ...(isOver && { color: 'error.main' }) }}>
        {isStopped
          ? 'Stopped while we wait for the applicant'
          : isOver
            ? `It was promised until ${day} (${inDays} ago)`
            : `Until the end of ${day} (${daysLeft === 0 ? 'today' : `${inDays} left`})`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {days} days are promised.
      </Typography>
    </Part>
  )
}
