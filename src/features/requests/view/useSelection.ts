import type { GridRowSelectionModel } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { useDispatch } from 'react-redux'
import type { AdminCollection } from '../collections'
import { selectionChanged, selectSelectedIds } from '../viewSlice'
import { useRequestsSelector } from '../store'

/** Which records are selected, on all pages of a list. */
export type Selection = {
  model: GridRowSelectionModel
  select: (model: GridRowSelectionModel) => void
  clear: () => void
}

/** The selection of a collection. It stays while a record or another list is open. */
export function useSelection({ id: collection }: AdminCollection): Selection {
  const dispatch = useDispatch()
  const ids = useRequestsSelector((root) => selectSelectedIds(root, collection))
  return useMemo(() => {
    const change = (chosen: string[]) =>
      void dispatch(selectionChanged({ collection, ids: chosen }))
    return {
      model: { type: 'include', ids: new Set(ids) },
      select: ({ ids: chosen }) => change([...chosen].map(String)),
      clear: () => change([]),
    }
  }, [dispatch, collection, ids])
}
