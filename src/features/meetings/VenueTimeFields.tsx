import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { RecordSays } from './RecordSays'

type Props = {
  /** What the record says of the time, where that is not in the form of today. */
  inRecord: string | undefined
  /** The fields of its parts. */
  children: ReactNode
}

/** A time of the day in its three parts. */
export function VenueTimeFields({ inRecord, children }: Props) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, fontWeight: 500 }}>
        Meeting Time<span aria-hidden="true"> *</span>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
        {children}
      </Box>
      <RecordSays text={inRecord}>Choose the time that is meant.</RecordSays>
    </Box>
  )
}
