import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { ListNeighbours } from '@/shared/desk/ListNeighbours'
import { useHeard } from '@/shared/desk/search/useHeard'
import { useReadAskingMembersQuery } from '../listing/listingApi'
import { findMembers } from '../rows/findMembers'
import type { MemberRow } from '../rows/memberRows'
import { parseView } from '../list/useMembersView'
import { memberAddress, membersAddress } from '../memberAddress'

type Props = {
  id: string
  rows: readonly MemberRow[]
  /** The view of the list that linked here, as in the address. */
  list: string
}

/** Links to the members before and after this one in the list that linked here. */
export function MemberNeighbours({ id, rows, list }: Props) {
  const view = useMemo(() => parseView(list), [list])
  const heard = useHeard(view.search !== '')
  const { currentData: ids } = useReadAskingMembersQuery(
    view.listing === '' ? skipToken : undefined,
  )
  const matching = useMemo(
    () => findMembers(rows, { ...view, ids }, heard),
    [rows, view, ids, heard],
  )
  return (
    <ListNeighbours
      rows={matching}
      id={id}
      addressOf={(row) => memberAddress(row.id)}
      label="Members"
      path={membersAddress}
      view={list}
      noun="member"
    />
  )
}
