import MembersIcon from '@mui/icons-material/BadgeOutlined'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useCountStandingsQuery } from '@/features/members/api'
import { standingLabels } from '@/features/members/desk'
import { useReadSettingQuery } from '@/features/settings/api'
import { useRefetchAfterFailure } from '@/shared/desk/useRefetchAfterFailure'
import { dateInIndia } from '@/shared/text/dateText'
import { CountCard } from './CountCard'

const standings = ['due', 'grace', 'lapsed'] as const

/** Members who have to pay soon, or are late; each number opens the list of them. It reads no member. */
export function RenewalCard({ now }: { now: number }) {
  const settings = useReadSettingQuery('promises')
  useRefetchAfterFailure(settings)
  const query = useCountStandingsQuery(
    settings.data === undefined
      ? skipToken
      : { today: dateInIndia(now), graceDays: settings.data.graceDays },
  )
  useRefetchAfterFailure(query)
  const areUnknown =
    query.currentData === undefined && (settings.error ?? query.error) !== undefined
  return (
    <CountCard
      title="Membership to renew"
      counts={
        areUnknown
          ? []
          : standings.map((standing) => ({
              list: { id: standing, label: standingLabels[standing], Icon: MembersIcon },
              to: `/desk/members?standing=${standing}`,
              count: query.currentData?.[standing],
            }))
      }
    >
      {areUnknown && 'They could not be counted. The page tries again by itself.'}
    </CountCard>
  )
}
