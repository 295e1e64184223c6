import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import type { ErasureReason } from '../review/erase'

export type { ErasureReason }

const reasons: Record<ErasureReason, string> = {
  request: 'The person asked for it',
  retention: 'It has been kept long enough',
  spam: 'It is spam or a test',
}

type Props = { value: ErasureReason; onChange: (why: ErasureReason) => void }

/** Why a record is erased: the trace keeps it. */
export function ErasureReasons({ value, onChange }: Props) {
  const id = useId()
  return (
    <FormControl sx={{ mb: 2 }}>
      <FormLabel id={`${id}-why`}>Why</FormLabel>
      <RadioGroup
        aria-labelledby={`${id}-why`}
        value={value}
        onChange={(_event, chosen) => onChange(chosen as ErasureReason)}
      >
        {Object.entries(reasons).map(([reason, label]) => (
          <FormControlLabel key={reason} value={reason} label={label} control={<Radio />} />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
