import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import { useId, useState, type ReactNode } from 'react'
import { Chevron } from '@/shared/ui/icons'

type Props = {
  label: string
  /** The entries; `close` closes the list. */
  children: (close: () => void) => ReactNode[]
}

/** A button with a list of entries below it. */
export function MenuButton({ label, children }: Props) {
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
        endIcon={<Chevron />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
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
