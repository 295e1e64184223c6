import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { shallowEqual } from 'react-redux'
import MembersIcon from '@mui/icons-material/BadgeOutlined'
import { useCountLeftBeforeQuery } from '@/features/members/api'
import { dateInIndia } from '@/shared/text/dateText'
import {
  collections,
  openListAddress,
  countBefore,
  isWhole,
  midnightMonthsAgo,
  selectTrashed,
} from '@/features/requests/api'
import { useReadSettingQuery } from '@/features/settings/api'
import { useRefetchAfterFailure } from '@/shared/desk/useRefetchAfterFailure'
import { useDeskSelector } from '../store'
import { CountCard } from './CountCard'

const trash = { id: 'trash', label: 'Trash', Icon: DeleteIcon }

const left = { id: 'members', label: 'Members who have left', Icon: MembersIcon }

/**
 * Records that are older than the association wants to keep them, also those in the trash; nothing if it
 * has not decided yet.
 */
export function KeptCard({ now }: { now: number }) {
  const { data: retention = {} } = useReadSettingQuery('retention')
  const limited = collections.flatMap((list) => {
    const months = retention[list.id]
    return months === undefined ? [] : [{ list, before: midnightMonthsAgo(now, months) }]
  })
  const counts = useDeskSelector(
    (root) =>
      limited.map(({ list, before }) =>
        isWhole(list, root) ? countBefore(list, root, before) : undefined,
      ),
    shallowEqual,
  )
  const inTrash = useDeskSelector(
    (root) =>
      selectTrashed(root).filter(({ list, record: { createdAtMillis: at } }) =>
        limited.some(({ list: { id }, before }) => id === list.id && at !== null && at < before),
      ).length,
  )
  const ofMembers = retention.members
  const query = useCountLeftBeforeQuery(
    ofMembers === undefined ? skipToken : dateInIndia(midnightMonthsAgo(now, ofMembers)),
  )
  useRefetchAfterFailure(query)
  if (limited.length === 0 && ofMembers === undefined) return null
  return (
    <CountCard
      title="Kept longer than decided"
      counts={[
        ...limited.map(({ list, before }, index) => ({
          list,
          to: openListAddress(list, {
            state: 'all',
            to: dateInIndia(before - 1),
          }),
          count: counts[index],
        })),
        { list: trash, to: '/desk/trash', count: inTrash },
        ...(ofMembers === undefined
          ? []
          : [{ list: left, to: '/desk/members?standing=left', count: query.currentData }]),
      ]}
    />
  )
}
