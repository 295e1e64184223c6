import { useCallback, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectUid } from '@/features/session'
import { useListenFormerPeopleQuery, useListenPeopleQuery } from './api'

/** The name of an administrator, by uid. */
export type NameOf = (uid: string | undefined) => string

/** How an account is called that has no entry in `admins` any more, and whose removal left no name. */
const formerAdministrator = 'a former administrator'

/** Names administrators as the desk does: "you", a name, else an e-mail address. Removed ones keep their names. */
export function useNameOf(): NameOf {
  const own = useSelector(selectUid)
  const { data: people } = useListenPeopleQuery()
  const { data: former } = useListenFormerPeopleQuery()
  return useCallback(
    (uid) => {
      if (uid === undefined) return 'not assigned'
      if (uid === own) return 'you'
      const person = people?.items.find(({ id }) => id === uid)
      if (person !== undefined) return person.name ?? person.email ?? 'an administrator'
      const removed = former?.items.find((one) => one.uid === uid && one.name !== '')
      if (removed !== undefined) return `${removed.name} (former)`
      const isKnown = people?.status === 'ready' && former?.status === 'ready'
      return isKnown ? formerAdministrator : 'an administrator'
    },
    [own, people, former],
  )
}

/** The uids of the administrators, and of those who were removed. */
export function useAllUids(): readonly string[] {
  const { data: people } = useListenPeopleQuery()
  const { data: former } = useListenFormerPeopleQuery()
  return useMemo(
    () => [
      ...new Set([
        ...(people?.items ?? []).map(({ id }) => id),
        ...(former?.items ?? []).map(({ uid }) => uid),
      ]),
    ],
    [people, former],
  )
}
