import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import { useSettled } from './useSettled'

type Props = { id?: string; children: string }

/**
 * A text for screen readers alone. They announce it once it has stopped changing: not at each key, and
 * not into the announcement of a moving focus. Render it before there is a text.
 */
export const Spoken = ({ id, children }: Props) => (
  <Box id={id} role="status" sx={visuallyHidden}>
    {useSettled(children)}
  </Box>
)
