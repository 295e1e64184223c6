import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { useNow } from '@/shared/desk/useNow'
import { useListenToldQuery } from '../api'
import { askedSince, lastAsks } from './asks'

/**
 * The last request to pay of each member, by the member's id, as colleagues write them, too.
 *
 * @param skip they are not shown
 */
export function useAsked({ skip = false } = {}) {
  const since = askedSince(useNow())
  const { data } = useListenToldQuery(skip ? skipToken : since)
  const items = data?.items
  const asked = useMemo(() => lastAsks(items ?? []), [items])
  return { asked, isWhole: data?.isWhole === true, error: data?.error ?? null }
}
