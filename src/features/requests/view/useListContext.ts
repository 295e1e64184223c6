import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectUid } from '@/features/session'
import type { AdminCollection } from '../collections'
import { useNow } from '@/shared/desk/useNow'
import { useNameOf } from '@/features/people/desk'
import { useListenPeopleQuery } from '@/features/people/api'
import { daysFor, useReadSettingQuery } from '@/features/settings/api'
import { noPeople, type ListContext } from '../columns/listContext'

/** The context of a list. It stays the same object while nothing of it changes. */
export function useListContext({ kind }: AdminCollection): ListContext {
  const me = useSelector(selectUid)
  const people = useListenPeopleQuery().data?.items ?? noPeople
  const promises = useReadSettingQuery('promises').data
  const nameOf = useNameOf()
  const now = useNow()
  const days = kind && daysFor(promises, kind)
  return useMemo(() => ({ me, people, nameOf, days, now }), [me, people, nameOf, days, now])
}
