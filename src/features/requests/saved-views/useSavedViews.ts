import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { compareNames } from '@/shared/text/compareNames'
import { selectRole, selectUid } from '@/features/session'
import { parseView, writeView, type View } from '../view/view'
import { useListenOwnViewsQuery, useListenSharedViewsQuery } from './api'

/** The view of a list as its address, wherever in it one is. */
export const addressToSave = (view: View) => writeView({ ...view, page: 0, size: 50 })

/** The saved views of a list that this administrator sees, and which of them is open. */
export function useSavedViews(view: View) {
  const uid = useSelector(selectUid)
  const role = useSelector(selectRole)
  const { data: shared } = useListenSharedViewsQuery()
  const { data: own } = useListenOwnViewsQuery(uid === null ? skipToken : { uid })
  const list = view.collection.id
  const views = useMemo(() => {
    const all = [...(own?.items ?? []), ...(shared?.items ?? []).filter(({ by }) => by !== uid)]
    return all.filter((saved) => saved.list === list).sort((a, b) => compareNames(a.name, b.name))
  }, [own, shared, list, uid])
  const address = addressToSave(view)
  const current = views.find((saved) => addressToSave(parseView(saved.address)) === address)
  const mayChange = current !== undefined && (current.by === uid || role === 'owner')
  return { views, current, mayChange }
}
