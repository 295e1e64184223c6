import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Of a `dl`: rows in two columns where there is room. The first row takes both. */
export const columnsSx = {
  m: 0,
  mb: 2,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  overflowWrap: 'anywhere',
  '& > :first-of-type': { gridColumn: '1 / -1' },
}

/** A `dt` and its `dd`, inside a `dl`. */
export function DefinitionRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Box component="dt" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </div>
  )
}
