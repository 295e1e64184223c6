import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

type Props = { sx?: SxProps<Theme>; children: ReactNode }

/**
 * Screen readers announce new text in it. Render it before there is a text: they mostly miss a
 * region that comes together with its text. An `Alert` in it has the role `presentation`.
 */
export const StatusRegion = ({ sx, children }: Props) => (
  <Box role="status" sx={[emptySx, ...(Array.isArray(sx) ? sx : [sx])]}>
    {children}
  </Box>
)

/** Takes no room in a grid. With `display: none` screen readers would not know it. */
const emptySx = { '&:empty': { position: 'absolute' } }
