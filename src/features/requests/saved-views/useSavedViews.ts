import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectRole, selectUid } from '@/features/session'
import { parseView, writeView, type View } from '../view/view'
import { useListenSavedViewsQuery } from './api'
import type { SavedView } from './schema'

/** The view of a list as its address, wherever in it one is. */
export const addressToSave = (view: View) => writeView({ ...view, page: 0, size: 50 })

/** The saved views of a list that this administrator sees, and which of them is open. */
export function useSavedViews(view: View) {
  const uid = useSelector(selectUid)
  const role = useSelector(selectRole)
  const { data } = useListenSavedViewsQuery()
  const list = view.collection.id
  const views = useMemo(
    () => (data?.items ?? []).filter((saved) => isFor(saved, list, uid)),
    [data, list, uid],
  )
  const address = addressToSave(view)
  const current = views.find((saved) => addressToSave(parseView(saved.address)) === address)
  const mayChange = current !== undefined && (current.by === uid || role === 'owner')
  return { views, current, mayChange }
}

const isFor = ({ list: of, isShared, by }: SavedView, list: string, uid: string | null) =>
  of === list && (isShared || by === uid)
