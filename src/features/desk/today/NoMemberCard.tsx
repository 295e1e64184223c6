import MembersIcon from '@mui/icons-material/BadgeOutlined'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { shallowEqual } from 'react-redux'
import {
  selectApproved,
  selectAreApprovedWhole,
  useCountWithMemberQuery,
} from '@/features/members/desk'
import { useRefetchAfterFailure } from '@/shared/desk/useRefetchAfterFailure'
import { grouped } from '@/shared/validation/numbers'
import { useDeskSelector } from '../store'
import { CountCard } from './CountCard'

const list = { id: 'no-member', label: 'Without a member', Icon: MembersIcon }

/** So many are looked at, in twenty small counts: the list of them has all. */
const mostCounted = 300

/** Approved requests for membership without a member. It reads no member. */
export function NoMemberCard() {
  const areWhole = useDeskSelector(selectAreApprovedWhole)
  const ids = useDeskSelector(
    (root) =>
      selectApproved(root)
        .slice(0, mostCounted)
        .map(({ id }) => id),
    shallowEqual,
  )
  const isCut = useDeskSelector((root) => selectApproved(root).length > mostCounted)
  const query = useCountWithMemberQuery(areWhole && ids.length > 0 ? ids : skipToken)
  const { currentData: withMember, error } = query
  useRefetchAfterFailure(query)
  const done = ids.length === 0 ? 0 : withMember
  const count = areWhole && done !== undefined ? Math.max(0, ids.length - done) : undefined
  return (
    <CountCard
      title="Approved, no member yet"
      counts={error === undefined ? [{ list, to: '/desk/members/approved', count }] : []}
    >
      {error !== undefined
        ? 'They could not be counted. The page tries again by itself.'
        : isCut && `Of the newest ${grouped(mostCounted)} approved requests`}
    </CountCard>
  )
}
