import MenuItem from '@mui/material/MenuItem'
import { MenuButton } from './MenuButton'

export type ToolItem = { label: string; onChoose: () => void; isChosen: boolean }

/** A button with a list of which one holds. */
export function ToolMenu({ label, items }: { label: string; items: ToolItem[] }) {
  return (
    <MenuButton label={label}>
      {(close) =>
        items.map((item) => (
          <MenuItem
            key={item.label}
            role="menuitemradio"
            aria-checked={item.isChosen}
            selected={item.isChosen}
            onClick={() => {
              close()
              item.onChoose()
            }}
          >
            {item.label}
          </MenuItem>
        ))
      }
    </MenuButton>
  )
}
