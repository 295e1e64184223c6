import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import { useSettled } from './useSettled'

type Props = { id?: string; children: string }

/**
 * A text for screen readers alone. They announce it once it has stopped changing: not at each key, and
 * not into what they say while the focus moves. Render it before there is something to say.
 */
export const Spoken = ({ id, children }: Props) => (
  <Box id={id} role="status" sx={visuallyHidden}>
    {useSettled(children)}
  </Box>
)
