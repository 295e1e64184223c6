import Box from '@mui/material/Box'
import { memo } from 'react'

type Props = { tone: 'new' | 'same' | 'odd'; title: string; children: string }

const tones = {
  new: { color: 'primary.main', borderColor: 'primary.main' },
  same: { color: 'secondary.main', borderColor: 'secondary.main' },
  odd: { color: 'error.main', borderColor: 'error.main' },
}

/** A short word about a record, beside its name. */
export const Mark = memo(({ tone, title, children }: Props) => (
  <Box
    component="span"
    title={title}
    sx={{
      ...tones[tone],
      ml: 0.75,
      px: 0.75,
      border: 1,
      borderRadius: 4,
      fontSize: '0.6875rem',
      fontWeight: 600,
      lineHeight: '1.125rem',
      whiteSpace: 'nowrap',
      flexShrink: 0,
    }}
  >
    {children}
  </Box>
))
