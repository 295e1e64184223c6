import type { GridDensity } from '@mui/x-data-grid'
import type { Source } from '@/shared/live/source'
import type { AdminRecord } from './records'
import type { Rows } from './useRows'
import type { Selection } from './useSelection'
import type { View } from './view'

/** What every form of the list is told. */
export type ListProps = {
  view: View
  rows: Source<Rows>
  density: GridDensity
  selection: Selection
  onChange: (part: Partial<View>) => void
}

export type PageProps = ListProps & {
  /** Those of the page. */
  items: Source<readonly AdminRecord[]>
  /** Says which rows are listed, and which page of them. */
  listed: string
}
