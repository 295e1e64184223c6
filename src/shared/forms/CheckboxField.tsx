import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import { box, tickedBox } from './choiceIcons'
import { describedBy, FieldNotes } from './FieldNotes'
import { withField, type NamedFieldProps } from './withField'

/** A box to tick. */
export const CheckboxField = withField<NamedFieldProps>(function CheckboxField(props) {
  const { field, name, wide = true } = props
  const { id, label, value, error, inputRef, onChange, onBlur } = field
  return (
    <FormControl
      error={error !== undefined}
      required={field.isRequired}
      className={wide ? 'wide' : undefined}
    >
      <FormControlLabel
        // With a star of its own Material UI would put a block into the label, which HTML forbids.
        label={
          <span>
            {label}
            {field.isRequired && (
              <span aria-hidden="true" className="MuiFormControlLabel-asterisk">
                {'\u2009*'}
              </span>
            )}
          </span>
        }
        disableTypography
        control={
          <Checkbox
            icon={box}
            checkedIcon={tickedBox}
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
})
