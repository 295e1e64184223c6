import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { checkedBox, uncheckedBox } from './choiceIcons'
import { describedBy, FieldFrame } from './FieldFrame'
import { withField, type FieldProps } from './useField'

export const CheckboxField = withField<FieldProps>(function CheckboxField(props) {
  const { field, name, wide = true } = props
  const { id, label, value, error, inputRef, onChange, onBlur } = field
  return (
    <FieldFrame field={field} wide={wide} label={null} control={{}}>
      <FormControlLabel
        // Material UI's own asterisk would put a block element into the label, which HTML forbids.
        label={
          <span>
            {label}
            {field.isRequired && (
              <span aria-hidden="true" className="MuiFormControlLabel-asterisk">
                {'\u202f*'}
              </span>
            )}
          </span>
        }
        disableTypography
        control={
          <Checkbox
            icon={uncheckedBox}
            checkedIcon={checkedBox}
            id={id}
            name={name}
            checked={value === true}
            onChange={(_event, isChecked) => onChange(isChecked)}
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
    </FieldFrame>
  )
})
