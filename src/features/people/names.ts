import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { selectUid } from '@/features/session'
import { useListenPeopleQuery } from './api'

/** The name of an administrator, by uid. */
export type NameOf = (uid: string | undefined) => string

/** How an account is called that has no entry in `admins` any more. */
export const formerAdministrator = 'a former administrator'

/** Names administrators as the desk does: "you", a name, else an e-mail address. */
export function useNameOf(): NameOf {
  const own = useSelector(selectUid)
  const { data: people } = useListenPeopleQuery()
  return useCallback(
    (uid) => {
      if (uid === undefined) return 'unassigned'
      if (uid === own) return 'you'
      const person = people?.items.find(({ id }) => id === uid)
      const isKnown = people?.status === 'ready' || person !== undefined
      return person?.name ?? person?.email ?? (isKnown ? formerAdministrator : 'an administrator')
    },
    [own, people],
  )
}
