import type { FocusEvent, MouseEvent } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import type { Selection } from './useSelection'

/**
 * While no row is selected, Shift and a press on a checkbox selects from the first row on, as lists of files do.
 * After that the grid itself selects from the last press on.
 */
export const selectFromFirst =
  (rows: readonly AdminRecord[], { model, select }: Selection) =>
  (event: MouseEvent<HTMLElement>) => {
    if (!event.shiftKey || model.ids.size > 0 || !(event.target instanceof HTMLElement)) return
    const id = event.target.closest('[data-field="__check__"]')?.closest<HTMLElement>('[data-id]')
      ?.dataset.id
    const last = rows.findIndex((row) => row.id === id)
    if (last <= 0) return
    event.preventDefault()
    event.stopPropagation()
    select({ type: 'include', ids: new Set(rows.slice(0, last + 1).map((row) => row.id)) })
  }

/** Coming from a column that had to be scrolled to, the grid focuses the cell around a checkbox. */
export function focusCheckbox({ target }: FocusEvent<HTMLElement>) {
  if (target.role !== 'gridcell' || target.dataset.field !== '__check__') return
  target.querySelector('input')?.focus({ preventScroll: true })
}
