import {
  gridFocusCellSelector,
  type GridRowSelectionModel,
  type useGridApiRef,
} from '@mui/x-data-grid'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isSameList, useLatest, useSame } from './latest'

/** As many as the free grid shows. */
export const mostPlaces = 100

const places = Array.from({ length: mostPlaces }, (_, id) => ({ id }))

/**
 * The grid's rows for so many records, which are the same ever after: where their number changes
 * the grid is told by its own way. Told by its props it draws every cell of every row again.
 */
export function usePlaces(grid: ReturnType<typeof useGridApiRef>, count: number) {
  const [first] = useState(() => places.slice(0, count))
  const told = useRef(count)
  useLayoutEffect(() => {
    if (told.current === count) return
    told.current = count
    grid.current?.setRows(places.slice(0, count))
  }, [grid, count])
  return first
}

/** The selected records as places of the page, and the function that reads them back. */
export function usePlaceSelection(
  ids: readonly string[],
  selected: GridRowSelectionModel,
  onSelect: (selected: GridRowSelectionModel) => void,
) {
  const found = ids.flatMap((id, place) => (selected.ids.has(id) ? [place] : []))
  const chosen = useSame(found, isSameList)
  const model = useMemo(() => ({ type: 'include' as const, ids: new Set(chosen) }), [chosen])
  const read = useLatest({ ids, selected, onSelect })
  const handleSelect = useMemo(
    () => (changed: GridRowSelectionModel) => {
      const { ids: here, selected: before, onSelect: tell } = read()
      const kept = new Set(before.ids)
      here.forEach((id, place) => (changed.ids.has(place) ? kept.add(id) : kept.delete(id)))
      tell({ type: 'include', ids: kept })
    },
    [read],
  )
  return { model, handleSelect }
}

/** When the record of the focused cell moves to another place, the focus goes with it. */
export function useFocusFollows(
  grid: ReturnType<typeof useGridApiRef>,
  ids: readonly string[],
): void {
  const before = useRef(ids)
  useEffect(() => {
    const cell = gridFocusCellSelector(grid)
    const place = cell === null ? -1 : ids.indexOf(before.current[Number(cell.id)] ?? '')
    before.current = ids
    if (cell === null || place < 0 || place === cell.id) return
    const isInUse = grid.current?.rootElementRef?.current?.contains(document.activeElement)
    if (isInUse) grid.current?.setCellFocus(place, cell.field)
  }, [grid, ids])
}
