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
  const records = members.useRecords()
  const info = members.useInfo()
  const { status, staleSince, isEmpty } = info
  const all = useDeferredValue(records)
  const rows = useMemo(() => rowsOf(all, today, graceDays), [all, today, graceDays])
  return {
    rows,
    info,
    /** The rows are all members, though they may not be live any more. */
    isWhole: all === records && (status === 'ready' || (staleSince !== null && !isEmpty)),
  }
}
