import TextField, { type TextFieldProps } from '@mui/material/TextField'

type Props = Pick<TextFieldProps, 'inputRef' | 'placeholder' | 'sx'> & {
  value: string
  onChange: (typed: string) => void
}

/** The search of a list. */
export const SearchBox = ({ onChange, ...props }: Props) => (
  <TextField
    label="Search"
    type="search"
    size="small"
    onChange={({ target }) => onChange(target.value)}
    slotProps={{
      inputLabel: { shrink: true },
      htmlInput: { autoComplete: 'off', spellCheck: false, enterKeyHint: 'search' },
    }}
    {...props}
  />
)
