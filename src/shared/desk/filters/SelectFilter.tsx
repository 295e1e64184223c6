import TextField, { type TextFieldProps } from '@mui/material/TextField'

type Props<Value extends string> = Pick<
  TextFieldProps,
  'label' | 'helperText' | 'className' | 'sx'
> & {
  value: Value
  onChange: (chosen: Value) => void
  options: readonly (readonly [value: string, label: string, isName?: true])[]
}

/** A filter of a list. It is the browser's own select, which phones show large. */
export const SelectFilter = <Value extends string>({
  options,
  onChange,
  ...props
}: Props<Value>) => (
  <TextField
    select
    size="small"
    onChange={({ target }) => onChange(target.value as Value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    {...props}
  >
    {options.map(([value, label, isName]) => (
      <option key={value} value={value} translate={isName && 'no'}>
        {label}
      </option>
    ))}
  </TextField>
)
