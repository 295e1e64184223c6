import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { FieldProps } from './FieldFrame'
import { describedBy, FieldNotes } from './FieldNotes'
import { useField } from './useField'

/** A box to tick. */
export function CheckboxField({ name, wide = true }: FieldProps & { name: string }) {
  const field = useField(name)
  const { id, label, value, error, inputRef, onChange, onBlur } = field
  if (field.isHidden) return null
  return (
    <FormControl
      error={error !== undefined}
      required={field.isRequired}
      sx={wide ? { gridColumn: '1 / -1' } : undefined}
    >
      <FormControlLabel
        // With a star of its own Material UI would put a block into the label, which HTML forbids.
        label={
          <>
            {label}
            {field.isRequired && (
              <span aria-hidden="true" className="MuiFormControlLabel-asterisk">
                {'\u2009*'}
              </span>
            )}
          </>
        }
        sx={{ minHeight: 44 }}
        control={
          <Checkbox
            id={id}
            name={name}
            checked={value === true}
            onChange={(_event, isTicked) => onChange(isTicked)}
            onBlur={onBlur}
            slotProps={{
              input: {
                ref: inputRef,
                required: field.isRequired,
                'aria-describedby': describedBy(field),
                'aria-invalid': error !== undefined,
              },
            }}
          />
        }
      />
      <FieldNotes field={field} />
    </FormControl>
  )
}
