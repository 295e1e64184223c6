import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import type { ReactNode } from 'react'

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
      {inRecord !== undefined && (
        <FormHelperText sx={{ mx: 0 }}>
          The record says “{inRecord}”. Choose the time that is meant.
        </FormHelperText>
      )}
    </Box>
  )
}
