import { useDeferredValue, useMemo } from 'react'
import { useNow } from '@/shared/desk/useNow'
import { dateInIndia } from '@/shared/text/dateText'
import { members, useReadMembershipQuery } from '../api'
import { rowsOf } from './memberRows'

/** All members, live, with their standing on this day: it changes at midnight in India. */
export function useMemberRows() {
  members.useSubscription()
  const { data: settings } = useReadMembershipQuery()
  const today = dateInIndia(useNow())
  const all = useDeferredValue(members.useRecords())
  const graceDays = settings?.graceDays
  const rows = useMemo(() => rowsOf(all, today, graceDays), [all, today, graceDays])
  return { rows, info: members.useInfo(), settings }
}
