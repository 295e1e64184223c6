import { useState } from 'react'
import { matchRoutes } from 'react-router-dom'
import { members } from '@/features/members/api'
import { selectHasOpenImport } from '@/features/members/desk'
import { useDeskSelector } from './store'

const importPath = '/desk/members/import'

/** Whether each page shows the list of members. Those that need a few ask for them. */
const pages = [
  { path: '/desk/attendance', showsMembers: true },
  { path: '/desk/meetings/plan', showsMembers: false },
  { path: '/desk/meetings/:id', showsMembers: true },
  { path: '/desk/meetings/:id/door', showsMembers: true },
  { path: '/desk/members', showsMembers: true },
  { path: '/desk/members/approved', showsMembers: false },
  { path: '/desk/members/:id', showsMembers: true },
  { path: importPath, showsMembers: true },
]

/**
 * Follows the members from the first page or search that shows them until the session ends: to open the list again
 * would read all of it again. The page of an import does not follow them while it writes: each row would come back,
 * and with each the store would copy the list.
 *
 * @param isSearching members are searched for, on any page
 */
export function useFollowedMembers(pathname: string, isSearching: boolean) {
  const [isFollowed, setFollowed] = useState(false)
  const isImporting = useDeskSelector(selectHasOpenImport)
  const route = matchRoutes(pages, pathname)?.at(-1)?.route
  const isNeeded = isSearching || route?.showsMembers === true
  if (isNeeded && !isFollowed) setFollowed(true)
  const isWriting = isImporting && route?.path === importPath && !isSearching
  members.useSubscription({ skip: !isFollowed || isWriting })
}
