import Box from '@mui/material/Box'
import { useId } from 'react'
import { labelOf } from '@/shared/text/labelOf'
import { plainFieldSx, plainLabelSx } from './plainField'

type Props = {
  label: string
  /** The choice of everything. */
  all: string
  /** Empty: everything. */
  value: string
  /** Stored codes; the reader sees their labels. */
  choices: readonly string[]
  onChange: (value: string) => void
}

/** A choice of the browser's own: MUI's would add 25 kB here. */
export function ChoiceField({ label, all, value, choices, onChange }: Props) {
  const id = useId()
  return (
    <Box className="with-scripts" sx={{ '@media print': { display: 'none' } }}>
      <Box component="label" htmlFor={id} sx={plainLabelSx}>
        {label}
      </Box>
      <Box
        component="select"
        id={id}
        value={value}
        onChange={({ target }) => onChange((target as HTMLSelectElement).value)}
        sx={plainFieldSx}
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {labelOf(choice)}
          </option>
        ))}
      </Box>
    </Box>
  )
}
