import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { texts } from '@/texts/meetings'

export const labels = {
  calendar: texts.addToCalendar,
  google: texts.googleCalendar,
  map: texts.showOnMap,
  share: texts.share,
}

/** Takes the space of the actions, so that nothing below shifts when they appear. */
export const ActionsPlaceholder = () => (
  <Box sx={{ visibility: 'hidden' }}>
    <ActionsLayout>
      {Object.values(labels).map((label) => (
        <Button key={label} variant="outlined">
          {label}
        </Button>
      ))}
    </ActionsLayout>
  </Box>
)

/** The row of the actions, and what the last of them has to say. */
export function ActionsLayout({ message, children }: { message?: string; children: ReactNode }) {
  return (
    <Box sx={{ '@media print': { display: 'none' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { minHeight: 44 } }}>
        {children}
      </Box>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em', mt: 0.5 }}>
        {message}
      </Typography>
    </Box>
  )
}
