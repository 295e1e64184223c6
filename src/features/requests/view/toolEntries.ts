import type { GridDensity } from '@mui/x-data-grid'
import type { MenuEntry } from '@/shared/desk/MenuButton'
import { densities } from '../viewSlice'
import { columnsOf, inOrder, type View } from './view'

/** For cards, which have no column headers to sort by. */
export function sortEntries(view: View, onChange: (part: Partial<View>) => void): MenuEntry[] {
  const choices = columnsOf(view).flatMap(({ field, header }) => [
    { label: `${header} (A-Z)`, sort: { field, isDescending: false } },
    { label: `${header} (Z-A)`, sort: { field, isDescending: true } },
  ])
  return [{ label: 'Newest first', sort: null }, ...choices].map(({ label, sort }) => ({
    label,
    isChosen: JSON.stringify(sort) === JSON.stringify(view.sort),
    onChoose: () => onChange({ sort }),
  }))
}

/** The columns of this view and of later visits. The one that names the record always stays. */
export function columnEntries(
  { collection, columns: shown }: View,
  onChoose: (columns: readonly string[]) => void,
): MenuEntry[] {
  const others = collection.columns.filter(({ field }) => field !== collection.titleField)

  function toggle(toggled: string) {
    const kept = shown.filter((field) => field !== toggled)
    onChoose(inOrder(collection, shown.includes(toggled) ? kept : [...kept, toggled]))
  }

  return [
    { label: 'Default columns', onChoose: () => onChoose(collection.defaultColumns) },
    ...others.map(({ field, header }, index) => ({
      label: header,
      startsGroup: index === 0,
      isChosen: shown.includes(field),
      onChoose: () => toggle(field),
    })),
  ]
}

/** The height of the rows. */
export const densityEntries = (
  chosen: GridDensity,
  onChoose: (density: GridDensity) => void,
): MenuEntry[] =>
  densities.map((density, index) => ({
    label: `Rows: ${density}`,
    startsGroup: index === 0,
    isAlternative: true,
    isChosen: density === chosen,
    onChoose: () => onChoose(density),
  }))
