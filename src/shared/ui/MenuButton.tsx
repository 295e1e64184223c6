import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState, type ReactNode } from 'react'
import { ChevronIcon } from './icons'

type MenuButtonProps = {
  label: string
  /** Renders the entries; `close` closes the menu. */
  children: (close: () => void) => ReactNode[]
}

export function MenuButton({ label, children }: MenuButtonProps) {
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
        endIcon={<ChevronIcon />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span>{label}</span>
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{
          list: { 'aria-labelledby': id, dense: true },
          paper: { sx: { maxHeight: 480 } },
        }}
      >
        {children(close)}
      </Menu>
    </>
  )
}

type Choice = { label: string; isChosen: boolean; onChoose: () => void }

/** A button with a menu that chooses one of several values. */
export const ChoiceMenu = ({ label, choices }: { label: string; choices: Choice[] }) => (
  <MenuButton label={label}>
    {(close) =>
      choices.map((choice) => (
        <MenuItem
          key={choice.label}
          role="menuitemradio"
          aria-checked={choice.isChosen}
          selected={choice.isChosen}
          onClick={() => {
            close()
            choice.onChoose()
          }}
        >
          {choice.label}
        </MenuItem>
      ))
    }
  </MenuButton>
)
