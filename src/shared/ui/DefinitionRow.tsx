import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

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
