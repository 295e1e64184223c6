import Checkbox from '@mui/material/Checkbox'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { ChoiceMenu, MenuButton } from '@/shared/ui/MenuButton'
import { densities, type Preferences } from '../panelStorage'
import { columnsOf, type View } from './view'

type ViewMenuProps = { view: View; onChange: (part: Partial<View>) => void }

/** The order of the cards: they have no column headers to press. */
export function SortMenu({ view, onChange }: ViewMenuProps) {
  const choices = columnsOf(view).flatMap(({ field, header }) => [
    { label: `${header} (A-Z)`, sort: { field, isDescending: false } },
    { label: `${header} (Z-A)`, sort: { field, isDescending: true } },
  ])
  return (
    <ChoiceMenu
      label="Sort"
      choices={[{ label: 'Newest first', sort: null }, ...choices].map(({ label, sort }) => ({
        label,
        isChosen: JSON.stringify(sort) === JSON.stringify(view.sort),
        onChoose: () => onChange({ sort }),
      }))}
    />
  )
}

const densityNames = { compact: 'Compact', standard: 'Standard', comfortable: 'Comfortable' }

type DensityMenuProps = {
  chosen: Preferences['density']
  onPrefer: (part: Partial<Preferences>) => void
}

/** How high the rows of the table are. */
export const DensityMenu = ({ chosen, onPrefer }: DensityMenuProps) => (
  <ChoiceMenu
    label={`Rows: ${densityNames[chosen]}`}
    choices={densities.map((density) => ({
      label: densityNames[density],
      isChosen: density === chosen,
      onChoose: () => onPrefer({ density }),
    }))}
  />
)

type ColumnsMenuProps = ViewMenuProps & { onPrefer: (columns: readonly string[]) => void }

/** Which columns are shown, here and at the next visit. The first one stays. */
export function ColumnsMenu({ view, onChange, onPrefer }: ColumnsMenuProps) {
  const { collection, columns: shown, page } = view
  const [first = ''] = collection.defaultColumns
  const others = collection.columns.filter(({ field }) => field !== first)

  function choose(columns: readonly string[]) {
    onChange({ columns, page })
    onPrefer(columns)
  }

  function toggle(toggled: string) {
    const wanted = others
      .map(({ field }) => field)
      .filter((field) => shown.includes(field) !== (field === toggled))
    choose([first, ...wanted])
  }

  return (
    <MenuButton label="Columns">
      {() => [
        <MenuItem key="default" onClick={() => choose(collection.defaultColumns)}>
          Default columns
        </MenuItem>,
        <Divider key="line" />,
        ...others.map(({ field, header }) => (
          <MenuItem
            key={field}
            role="menuitemcheckbox"
            aria-checked={shown.includes(field)}
            onClick={() => toggle(field)}
          >
            <Checkbox
              size="small"
              tabIndex={-1}
              checked={shown.includes(field)}
              slotProps={{ input: { 'aria-hidden': true, tabIndex: -1 } }}
              sx={{ p: 0, mr: 1 }}
            />
            {header}
          </MenuItem>
        )),
      ]}
    </MenuButton>
  )
}
