import FilterIcon from '@mui/icons-material/FilterListOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { FilterField, type FilterProps } from './FilterField'

/** The filters that have no place in the line, behind a button. */
export function MoreFilters({ names, ...props }: FilterProps & { names: readonly string[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minHeight: { xs: 44, md: 40 } }}
      >
        Filter
      </Button>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Filters', sx: { width: '22rem', p: 2 } },
        }}
      >
        <Box sx={fieldsSx}>
          {names.map((name) => (
            <FilterField key={name} {...props} name={name} />
          ))}
          <Button variant="contained" onClick={close}>
            Done
          </Button>
        </Box>
      </Popover>
    </>
  )
}

const fieldsSx = { display: 'grid', gap: 1.75, '& .MuiTextField-root': { maxWidth: 'none' } }
