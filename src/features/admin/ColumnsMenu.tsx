import Checkbox from '@mui/material/Checkbox'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { columnsOf } from './columns'
import { MenuButton } from './MenuButton'
import type { Layout, View } from './view'

type Props = { layout: Layout; onChange: (part: Partial<View>) => void }

/** Which columns are shown. The first one stays. */
export function ColumnsMenu({ layout, onChange }: Props) {
  const { kind, columns: shown, page } = layout
  const [first = ''] = kind.usual
  const others = columnsOf(kind).filter(({ field }) => field !== first)

  function toggle(toggled: string) {
    const wanted = others
      .map(({ field }) => field)
      .filter((field) => shown.includes(field) !== (field === toggled))
    onChange({ columns: [first, ...wanted], page })
  }

  return (
    <MenuButton label="Columns">
      {() => [
        <MenuItem key="usual" onClick={() => onChange({ columns: kind.usual, page })}>
          Usual columns
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
