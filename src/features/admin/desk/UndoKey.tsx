import { bulkClosed } from '../bulk/bulkSlice'
import { useKeys } from '../review/keys'
import { stepDropped } from '../review/pendingStepsSlice'
import { useDeskDispatch, useDeskSelector } from '../store'
import { selectLastPressed } from './lastPressed'

/** One key for all that can be undone: it undoes what was pressed last. */
export function UndoKey() {
  const dispatch = useDeskDispatch()
  const last = useDeskSelector(selectLastPressed)
  const undo = last && (() => void dispatch('items' in last ? bulkClosed() : stepDropped(last)))
  useKeys('Everywhere at the desk', undo ? [{ key: 'u', label: 'Undo', onPress: undo }] : [])
  return null
}
