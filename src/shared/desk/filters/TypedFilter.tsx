import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { labelOf } from '@/shared/text/labelOf'

type Props = {
  label: string
  /** Empty: all. */
  value: string
  onChange: (chosen: string) => void
  options: readonly string[]
  sx?: object
}

/** A filter of many values, which are found by typing. One that is typed whole applies at once. */
export const TypedFilter = ({ label, value, onChange, options, sx }: Props) => (
  <Autocomplete
    size="small"
    options={options}
    getOptionLabel={labelOf}
    value={value === '' ? null : value}
    onChange={(_event, chosen) => onChange(chosen ?? '')}
    onInputChange={(_event, typed, reason) => {
      const text = typed.trim().toLowerCase()
      const whole = options.find((option) => labelOf(option).toLowerCase() === text)
      if (reason === 'input' && whole !== undefined && whole !== value) onChange(whole)
    }}
    autoHighlight
    openOnFocus
    sx={sx}
    renderInput={({ slotProps, ...params }) => (
      <TextField
        {...params}
        label={label}
        placeholder="All"
        slotProps={{ ...slotProps, inputLabel: { ...slotProps.inputLabel, shrink: true } }}
      />
    )}
  />
)
