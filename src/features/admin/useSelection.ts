import type { GridRowSelectionModel } from '@mui/x-data-grid'
import { useMemo, useState } from 'react'

/** Which records are ticked, on all pages. */
export type Selection = {
  model: GridRowSelectionModel
  select: (model: GridRowSelectionModel) => void
  clear: () => void
}

const nothing = (): GridRowSelectionModel => ({ type: 'include', ids: new Set() })

export function useSelection(): Selection {
  const [model, select] = useState(nothing)
  return useMemo(() => ({ model, select, clear: () => select(nothing()) }), [model])
}
