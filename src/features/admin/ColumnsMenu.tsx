import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import { Chevron } from '@/shared/ui/icons'
import { columnsOf } from './columns'
import type { View } from './view'

type Props = { view: View; onChange: (part: Partial<View>) => void }

/** Which columns are shown. The first one stays. */
export function ColumnsMenu({ view, onChange }: Props) {
  const { kind, columns: shown, page } = view
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const [first] = kind.usual

  function toggle(toggled: string) {
    const isWanted = ({ field }: { field: string }) =>
      field !== first && shown.includes(field) !== (field === toggled)
    const wanted = columnsOf(kind)
      .filter(isWanted)
      .map(({ field }) => field)
    onChange({ columns: [first ?? '', ...wanted], page })
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
        Columns
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-labelledby': id, dense: true },
          paper: { sx: { maxHeight: 480 } },
        }}
      >
        <MenuItem onClick={() => onChange({ columns: kind.usual, page })}>Usual columns</MenuItem>
        <Divider />
        {columnsOf(kind)
          .filter(({ field }) => field !== first)
          .map(({ field, header }) => (
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
          ))}
      </Menu>
    </>
  )
}
