import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Divider from '@mui/material/Divider'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState, type ReactNode } from 'react'
import { ChevronIcon } from '@/shared/ui/icons'

export type MenuEntry = {
  label: string
  /** A name, which Chrome does not translate. */
  isName?: boolean
  /** A second line. */
  secondary?: string
  isDisabled?: boolean
  isChosen?: boolean
  /** A line stands above it, unless it is the first. */
  startsGroup?: boolean
  onChoose: () => void
}

type Props = {
  label: string
  /** The label is a name, which Chrome does not translate. */
  isName?: boolean
  icon?: ReactNode
  items: readonly MenuEntry[]
  /** The entries with `isChosen` are values: one of them, or many; then the menu stays open. */
  choice?: 'one' | 'many'
}

/** A button that opens a menu. */
export function MenuButton({ label, isName = false, icon, items, choice }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const close = () => setAnchor(null)

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        id={id}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={icon}
        endIcon={<ChevronIcon />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span translate={isName ? 'no' : undefined}>{label}</span>
      </Button>
      <Menu
        className="screen-only"
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{
          list: { 'aria-labelledby': id, dense: true },
          paper: { sx: { maxHeight: 480 } },
        }}
      >
        {items.flatMap((item, index) => [
          index > 0 && item.startsGroup && <Divider key={`line ${index}`} component="li" />,
          <MenuItem
            key={index}
            translate={item.isName ? 'no' : undefined}
            disabled={item.isDisabled}
            onClick={() => {
              if (choice !== 'many') close()
              item.onChoose()
            }}
            {...chosenProps(item, choice)}
          >
            {choice === 'many' && item.isChosen !== undefined && (
              <Checkbox
                size="small"
                tabIndex={-1}
                checked={item.isChosen}
                slotProps={{ input: { 'aria-hidden': true, tabIndex: -1 } }}
                sx={{ p: 0, mr: 1 }}
              />
            )}
            {item.secondary === undefined ? (
              <span>{item.label}</span>
            ) : (
              <ListItemText primary={item.label} secondary={item.secondary} />
            )}
          </MenuItem>,
        ])}
      </Menu>
    </>
  )
}

function chosenProps({ isChosen }: MenuEntry, choice: Props['choice']) {
  if (isChosen === undefined) return {}
  if (choice === 'many') return { role: 'menuitemcheckbox', 'aria-checked': isChosen }
  if (choice === undefined) return { selected: isChosen }
  return { role: 'menuitemradio', 'aria-checked': isChosen, selected: isChosen }
}
