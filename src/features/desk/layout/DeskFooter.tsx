import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { site } from '@/content/site'
import type { SiteParts } from '../siteParts'
import { ChevronIcon } from '@/shared/ui/icons'

/** The footer of the desk: a line with a button that opens all of the site's. */
export function DeskFooter({ Footer }: Pick<SiteParts, 'Footer'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Footer
      isOpen={isOpen}
      line={
        <Box sx={lineSx}>
          <strong translate="no">{site.name}</strong>
          <Link to="/privacy/">Privacy</Link>
          <Link to="/accessibility/">Accessibility</Link>
          <Button
            color="inherit"
            size="small"
            aria-expanded={isOpen}
            endIcon={<ChevronIcon />}
            onClick={() => setOpen(!isOpen)}
          >
            All links and addresses
          </Button>
        </Box>
      }
    />
  )
}

const lineSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  px: 2,
  pt: { xs: 1, sm: 0 },
  fontSize: '0.875rem',
  '& .MuiButton-root': { ml: 'auto' },
  '& [aria-expanded="true"] .chevron': { transform: 'rotate(180deg)' },
}
