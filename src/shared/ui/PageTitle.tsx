import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** The page's h1. */
export function PageTitle({ children }: { children: ReactNode }) {
  return (
    <Typography variant="h1" sx={{ mb: 3, overflowWrap: 'anywhere', ...rule }}>
      {children}
    </Typography>
  )
}

/** A short line of turmeric and laterite below the heading. */
const rule = {
  '&::after': {
    content: '""',
    display: 'block',
    width: '4.5rem',
    height: '4px',
    mt: 1.5,
    background:
      'linear-gradient(90deg, var(--mui-palette-art-laterite) 60%, var(--mui-palette-art-turmeric) 60%)',
  },
}
