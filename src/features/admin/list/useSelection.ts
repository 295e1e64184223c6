import type { GridRowSelectionModel } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectTicked, ticked, type PanelRoot } from '../panelSlice'
import type { AdminCollection } from '../types'

/** Which records are ticked, on all pages. */
export type Selection = {
  model: GridRowSelectionModel
  select: (model: GridRowSelectionModel) => void
  clear: () => void
}

/** The ticks of a collection, which stay while one looks at a record or at another list. */
export function useSelection({ id: collection }: AdminCollection): Selection {
  const dispatch = useDispatch()
  const ids = useSelector((root: PanelRoot) => selectTicked(root, collection))
  return useMemo(() => {
    const tick = (chosen: string[]) => void dispatch(ticked({ collection, ids: chosen }))
    return {
      model: { type: 'include', ids: new Set(ids) },
      select: ({ ids: chosen }) => tick([...chosen].map(String)),
      clear: () => tick([]),
    }
  }, [dispatch, collection, ids])
}
