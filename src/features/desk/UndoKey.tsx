import { bulkClosed, stepDropped, selectLastPressed } from '@/features/requests/desk'
import { useKeys } from '@/shared/desk/keys'
import { useDeskDispatch, useDeskSelector } from './store'

/** One key for all that can be undone: it undoes the last press. */
export function UndoKey() {
  const dispatch = useDeskDispatch()
  const last = useDeskSelector(selectLastPressed)
  const undo = last && (() => void dispatch('items' in last ? bulkClosed() : stepDropped(last)))
  useKeys('Everywhere at the desk', undo ? [{ key: 'u', label: 'Undo', onPress: undo }] : [])
  return null
}
