import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectRole } from '@/features/session'
import { offeredKinds } from '@/shared/members/membershipSettings'
import { useReadMembershipQuery } from '../api'
import { kindOfOwners } from '../schema'

/**
 * The membership types that this administrator can give.
 *
 * @param current of a member: it stays among them
 */
export function useOfferedKinds(current?: string) {
  const { data: settings } = useReadMembershipQuery()
  const isOwner = useSelector(selectRole) === 'owner'
  return useMemo(
    () =>
      offeredKinds(settings, current).filter(
        (kind) => isOwner || kind !== kindOfOwners || kind === current,
      ),
    [settings, current, isOwner],
  )
}
