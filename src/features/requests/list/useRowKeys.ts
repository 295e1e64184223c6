import { gridFocusCellSelector, type GridApi } from '@mui/x-data-grid'
import type { FocusEvent, RefObject } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { useKeys } from '@/shared/desk/keys'
import type { Selection } from '../view/useSelection'

type Rows = {
  apiRef: RefObject<GridApi | null>
  rows: readonly AdminRecord[]
  titleField: string
  selection: Selection
}

/**
 * Keys that lead through the rows of a list. On a row, Enter opens its record.
 *
 * @returns the handler for the focus that leaves the list
 */
export function useRowKeys({ apiRef, rows, titleField, selection }: Rows) {
  const focusedRow = () => {
    const id = gridFocusCellSelector(apiRef)?.id
    return rows.findIndex((row) => row.id === id)
  }

  function move(by: 1 | -1) {
    // Without the focus in the list, either key begins at its first row.
    const at = focusedRow() < 0 ? 0 : focusedRow() + by
    const row = rows[Math.min(Math.max(at, 0), rows.length - 1)]
    if (row !== undefined) apiRef.current?.setCellFocus(row.id, titleField)
  }

  function toggle() {
    const row = rows[focusedRow()]
    if (row === undefined) return
    const ids = new Set(selection.model.ids)
    if (!ids.delete(row.id)) ids.add(row.id)
    selection.select({ type: 'include', ids })
  }

  useKeys('List', [
    { key: 'j', label: 'Next row; Enter opens it', onPress: () => move(1) },
    { key: 'k', label: 'Row before', onPress: () => move(-1) },
    { key: 'x', label: 'Select the row', onPress: toggle },
  ])

  /** Otherwise the grid takes the focus back from a field when the typed text hides the focused row. */
  return ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget === null || currentTarget.contains(relatedTarget)) return
    apiRef.current?.setState((state) => ({ ...state, focus: { ...state.focus, cell: null } }))
  }
}
