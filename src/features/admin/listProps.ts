import type { GridDensity } from '@mui/x-data-grid'
import type { Pieces } from '@/shared/live/pieces'
import type { AdminRecord } from './records'
import type { Selection } from './useSelection'
import type { View } from './view'

/** What every form of the list is told. */
export type ListProps = {
  view: View
  found: Pieces<AdminRecord>
  density: GridDensity
  selection: Selection
  onChange: (part: Partial<View>) => void
}

export type PageProps = ListProps & {
  items: AdminRecord[]
  /** Says which rows are listed, and which page of them. */
  listed: string
}
