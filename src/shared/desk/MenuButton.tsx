import Checkbox from '@mui/material/Checkbox'
import Divider from '@mui/material/Divider'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState, type ReactNode } from 'react'
import { BusyButton } from '@/shared/desk/BusyButton'
import { ChevronIcon } from '@/shared/ui/icons'

export type MenuEntry = {
  label: string
  /** A name, which Chrome does not translate. */
  isName?: boolean
  /** A second line. */
  secondary?: string
  isDisabled?: boolean
  isChosen?: boolean
  /** In a menu of many choices: one of several that exclude each other. */
  isAlternative?: boolean
  /** A line stands above it, unless it is the first. */
  startsGroup?: boolean
  onChoose?: () => void
  /** A menu that the entry opens in place of this one. */
  submenu?: { items: readonly MenuEntry[]; choice?: Choice }
}

type Choice = 'one' | 'many'

type Props = {
  label: string
  /** The label is a name, which Chrome does not translate. */
  isName?: boolean
  icon?: ReactNode
  items: readonly MenuEntry[]
  /** The entries with `isChosen` are values: one of them, or many; then a choice leaves the menu open. */
  choice?: Choice
  /** The icon alone is shown, in the size of a finger. */
  isIcon?: boolean
  isDisabled?: boolean
  /** While an entry is carried out. The button keeps the keyboard focus. */
  isBusy?: boolean
}

/** A button that opens a menu. */
export function MenuButton(props: Props) {
  const { label, isName = false, icon, isIcon = false, isDisabled, isBusy = false } = props
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  /** The entry whose menu is open. */
  const [opened, setOpened] = useState<number>()
  const { items, choice } = props.items[opened ?? -1]?.submenu ?? props
  const close = () => setAnchor(null)

  function handlePress({ onChoose, isChosen, submenu }: MenuEntry, index: number) {
    if (submenu !== undefined) return setOpened(index)
    if (choice !== 'many' || isChosen === undefined) close()
    onChoose?.()
  }

  return (
    <>
      <BusyButton
        variant="outlined"
        disabled={isDisabled}
        isBusy={isBusy}
        id={id}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(isIcon
          ? { 'aria-label': label, title: label, sx: iconSx }
          : { startIcon: icon, endIcon: <ChevronIcon /> })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {isIcon ? icon : <span translate={isName ? 'no' : undefined}>{label}</span>}
      </BusyButton>
      <Menu
        className="screen-only"
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        // The next press begins at the first menu.
        slotProps={{
          transition: { onExited: () => setOpened(undefined) },
          list: { 'aria-labelledby': id, dense: true },
          paper: { sx: { maxHeight: 480 } },
        }}
      >
        {opened !== undefined && (
          <MenuItem key="back" sx={itemSx} onClick={() => setOpened(undefined)}>
            <span>Back</span>
          </MenuItem>
        )}
        {items.flatMap((item, index) => [
          index > 0 && item.startsGroup && <Divider key={`line ${index}`} component="li" />,
          <MenuItem
            key={index}
            translate={item.isName ? 'no' : undefined}
            disabled={item.isDisabled}
            onClick={() => handlePress(item, index)}
            {...(item.submenu && { 'aria-haspopup': 'menu' })}
            sx={itemSx}
            {...chosenProps(item, choice)}
          >
            {choice === 'many' && item.isChosen !== undefined && !item.isAlternative && (
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

function chosenProps({ isChosen, isAlternative }: MenuEntry, choice: Props['choice']) {
  if (isChosen === undefined) return {}
  if (choice === 'many' && !isAlternative)
    return { role: 'menuitemcheckbox', 'aria-checked': isChosen }
  if (choice === undefined) return { selected: isChosen }
  return { role: 'menuitemradio', 'aria-checked': isChosen, selected: isChosen }
}

const iconSx = { minWidth: 44, minHeight: 44, p: 0, border: 0 }
/** On a phone in the size of a finger. */
const itemSx = { minHeight: { xs: 44, sm: 'auto' } }
