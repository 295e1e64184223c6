import Chip from '@mui/material/Chip'
import { standingLabels, type Standing } from '@/shared/members/standing'

const colors: { [standing in Standing]?: 'success' | 'warning' | 'error' } = {
  active: 'success',
  life: 'success',
  due: 'warning',
  grace: 'warning',
  lapsed: 'error',
  hold: 'error',
}

export const StandingChip = ({ standing }: { standing: Standing }) => (
  <Chip
    size="small"
    variant="outlined"
    color={colors[standing]}
    label={standingLabels[standing]}
    // The colours of the palette are too light for small text.
    sx={{ '& .MuiChip-label': { color: 'text.primary' } }}
  />
)
