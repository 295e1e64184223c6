import type { GridRowSelectionModel } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Kind } from './kind'
import { selectTicked, ticked, type PanelRoot } from './panelSlice'

/** Which records are ticked, on all pages. */
export type Selection = {
  model: GridRowSelectionModel
  select: (model: GridRowSelectionModel) => void
  clear: () => void
}

/** The ticks of a kind, which stay while one looks at a record or at another kind. */
export function useSelection({ id: kind }: Kind): Selection {
  const dispatch = useDispatch()
  const ids = useSelector((root: PanelRoot) => selectTicked(root, kind))
  return useMemo(() => {
    const tick = (chosen: string[]) => void dispatch(ticked({ kind, ids: chosen }))
    return {
      model: { type: 'include', ids: new Set(ids) },
      select: ({ ids: chosen }) => tick([...chosen].map(String)),
      clear: () => tick([]),
    }
  }, [dispatch, kind, ids])
}
