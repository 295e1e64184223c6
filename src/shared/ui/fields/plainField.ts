import type { Theme } from '@mui/material/styles'

/* The looks of the browser's own fields on public pages, where MUI's would add 25 kB. */

export const plainLabelSx = { display: 'block', fontWeight: 600, mb: 0.75 }

export const plainFieldSx = (theme: Theme) => ({
  width: '100%',
  minHeight: 48,
  px: 2,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'text.secondary',
  borderRadius: `${theme.shape.borderRadius}px`,
  '&:focus-visible': {
    outline: '3px solid',
    outlineColor: theme.vars?.palette.primary.main ?? theme.palette.primary.main,
    outlineOffset: 1,
  },
})
