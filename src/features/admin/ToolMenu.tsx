import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import { Chevron } from '@/shared/ui/icons'

export type ToolItem = {
  label: string
  onChoose: () => void
  isDisabled?: boolean
  /** Of several, the one that holds; none of them where left out. */
  isChosen?: boolean
}

/** A button with a list of things to do or to choose from. */
export function ToolMenu({ label, items }: { label: string; items: ToolItem[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()

  function choose({ onChoose }: ToolItem) {
    setAnchor(null)
    onChoose()
  }

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
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id, dense: true } }}
      >
        {items.map((item) => (
          <MenuItem
            key={item.label}
            disabled={item.isDisabled}
            selected={item.isChosen === true}
            onClick={() => choose(item)}
          >
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
