import {
  gridFocusCellSelector,
  type GridRowSelectionModel,
  type useGridApiRef,
} from '@mui/x-data-grid'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useLatest } from './latest'
import { useFollowed, useSource, type Source } from './source'

type Identified = { id: string }
type Grid = ReturnType<typeof useGridApiRef>

/** As many as the free grid shows. */
export const mostPlaces = 100

const places = Array.from({ length: mostPlaces }, (_, id) => ({ id }))

/**
 * The grid's rows for the records of a page, which are the same ever after: where their number changes
 * the grid is told by its own way. Told by its props it draws every cell of every row again.
 */
export function usePlaces(grid: Grid, items: Source<readonly Identified[]>) {
  const [first] = useState(() => places.slice(0, items.read().length))
  const told = useRef(first.length)
  const tell = useCallback(
    ({ length: count }: readonly Identified[]) => {
      if (told.current === count) return
      told.current = count
      grid.current?.setRows(places.slice(0, count))
    },
    [grid],
  )
  useFollowed(items, tell)
  return first
}

/** The selected records as places of the page, and the function that reads them back. */
export function usePlaceSelection(
  items: Source<readonly Identified[]>,
  selected: GridRowSelectionModel,
  onSelect: (selected: GridRowSelectionModel) => void,
) {
  // As a text, which says by itself whether it is another.
  const chosen = useSource(items, (page) =>
    page.flatMap(({ id }, place) => (selected.ids.has(id) ? [place] : [])).join(),
  )
  const model = useMemo(() => {
    const ids = chosen === '' ? [] : chosen.split(',').map(Number)
    return { type: 'include' as const, ids: new Set(ids) }
  }, [chosen])
  const read = useLatest({ items, selected, onSelect })
  const handleSelect = useMemo(
    () => (changed: GridRowSelectionModel) => {
      const { items: here, selected: before, onSelect: tell } = read()
      const kept = new Set(before.ids)
      here.read().forEach(({ id }, place) => {
        if (changed.ids.has(place)) kept.add(id)
        else kept.delete(id)
      })
      tell({ type: 'include', ids: kept })
    },
    [read],
  )
  return { model, handleSelect }
}

/** When the record of the focused cell moves to another place, the focus goes with it. */
export function useFocusFollows(grid: Grid, items: Source<readonly Identified[]>): void {
  const before = useRef<readonly Identified[]>([])
  const follow = useCallback(
    (now: readonly Identified[]) => {
      const cell = gridFocusCellSelector(grid)
      const record = cell === null ? undefined : before.current[Number(cell.id)]
      before.current = now
      const place = now.findIndex(({ id }) => id === record?.id)
      if (cell === null || place < 0 || place === cell.id) return
      const isInUse = grid.current?.rootElementRef?.current?.contains(document.activeElement)
      if (isInUse) grid.current?.setCellFocus(place, cell.field)
    },
    [grid],
  )
  useFollowed(items, follow)
}
