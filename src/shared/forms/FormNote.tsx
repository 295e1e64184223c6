import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

type FormNoteProps = {
  /** What it says follows from the answers: a change is announced. */
  isLive?: boolean
  children: ReactNode
}

/** A remark between the fields of a form. */
export const FormNote = ({ isLive = false, children }: FormNoteProps) => (
  <Box
    role={isLive ? 'status' : undefined}
    sx={{ gridColumn: '1 / -1', p: 1.5, borderRadius: 1, bgcolor: 'action.hover' }}
  >
    {children}
  </Box>
)
