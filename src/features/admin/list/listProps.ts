import type { GridDensity } from '@mui/x-data-grid'
import type { AdminRecord } from '../records'
import type { Selection } from './useSelection'
import type { View } from './view'

/** What the table and the cards are given. */
export type ListProps = {
  view: View
  /** All that are found. */
  records: readonly AdminRecord[]
  /** Those of the page; the same array while they are the same. */
  rows: readonly AdminRecord[]
  /** From 0; the last page where the view asks for one that is no more. */
  page: number
  density: GridDensity
  selection: Selection
  onChange: (part: Partial<View>) => void
}
