import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

type GridProps = {
  children: ReactNode
  /** CSS length: the minimum width of a card, on screens that are wider. */
  minWidth?: string
  ordered?: boolean
}

/** A list of cards, as many in a row as fit. */
export function CardGrid({ children, minWidth = '18rem', ordered = false }: GridProps) {
  return (
    <Box
      component={ordered ? 'ol' : 'ul'}
      // VoiceOver ignores a list without bullets that has no role.
      role="list"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}), 1fr))`,
        '@media print': { gap: '5mm', gridTemplateColumns: '1fr 1fr' },
      }}
    >
      {children}
    </Box>
  )
}

type CardProps = { children: ReactNode; sx?: SxProps<Theme> }

export function CardItem({ children, sx = [] }: CardProps) {
  return (
    <Box
      component="li"
      sx={[
        (theme) => ({
          display: 'flex',
          flexDirection: 'column',
          gap: 1.5,
          p: { xs: 2.5, sm: 3 },
          minWidth: 0,
          overflowWrap: 'anywhere',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: `${Number(theme.shape.borderRadius) * 1.5}px`,
          breakInside: 'avoid',
        }),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  )
}
