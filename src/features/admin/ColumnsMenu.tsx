import Checkbox from '@mui/material/Checkbox'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { columnsOf } from './columns'
import { MenuButton } from './MenuButton'
import type { Kind } from './kind'
import type { Layout, View } from './view'

type Props = {
  layout: Layout
  onChange: (part: Partial<View>) => void
  onPrefer: (kind: Kind, columns: readonly string[]) => void
}

/** Which columns are shown, here and at the next visit. The first one stays. */
export function ColumnsMenu({ layout, onChange, onPrefer }: Props) {
  const { kind, columns: shown, page } = layout
  const [first = ''] = kind.usual
  const others = columnsOf(kind).filter(({ field }) => field !== first)

  function choose(columns: readonly string[]) {
    onChange({ columns, page })
    onPrefer(kind, columns)
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
        <MenuItem key="usual" onClick={() => choose(kind.usual)}>
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
