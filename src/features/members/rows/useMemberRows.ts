import { useDeferredValue, useMemo } from 'react'
import { useReadSettingQuery } from '@/features/settings/api'
import { useNow } from '@/shared/desk/useNow'
import { dateInIndia } from '@/shared/text/dateText'
import { members } from '../api'
import { rowsOf } from './memberRows'

/**
 * All members that are followed, with their standing on this day: it changes at midnight in India.
 *
 * @param skip they are not needed yet, and the settings are not read
 */
export function useMemberRows({ skip = false } = {}) {
  const graceDays = useReadSettingQuery('promises', { skip }).data?.graceDays
  const today = dateInIndia(useNow())
  const all = useDeferredValue(members.useRecords())
  const rows = useMemo(() => rowsOf(all, today, graceDays), [all, today, graceDays])
  return { rows, info: members.useInfo() }
}
