import { useState } from 'react'
import { matchPath } from 'react-router-dom'
import { members } from '@/features/members/api'
import { selectHasOpenImport } from '@/features/members/desk'
import { showsMembers } from './follow'
import { useDeskSelector } from './store'

const importPath = '/desk/members/import'

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
  const isNeeded = isSearching || showsMembers(pathname)
  if (isNeeded && !isFollowed) setFollowed(true)
  const isWriting = isImporting && matchPath(importPath, pathname) !== null && !isSearching
  members.useSubscription({ skip: !isFollowed || isWriting })
}
