import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import type { FocusEvent } from 'react'
import { checkedBox, uncheckedBox } from './choiceIcons'
import { describedBy, FieldNotes } from './FieldFrame'
import { withField, type FieldProps } from './useField'

/** Several of the schema's options, with a checkbox for each. */
export const ChoicesField = withField<FieldProps>(function ChoicesField(props) {
  const { field, name, wide = true } = props
  const { id, label, meta, value, inputRef, onChange, onBlur } = field
  const chosen = Array.isArray(value) ? value : []

  function handleChange(option: string, isChecked: boolean) {
    // In the order of the schema, not in the order of the ticks.
    const options = meta.options ?? []
    onChange(options.filter((each) => (each === option ? isChecked : chosen.includes(each))))
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    // Moving from one checkbox to the next does not leave the field.
    if (!currentTarget.contains(relatedTarget)) onBlur()
  }

  return (
    <FormControl
      component="fieldset"
      error={field.error !== undefined}
      required={field.isRequired}
      aria-describedby={describedBy(field)}
      className={wide ? 'wide' : undefined}
    >
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup row onBlur={handleBlur}>
        {meta.options?.map((option, index) => (
          <FormControlLabel
            key={option}
            label={option}
            disableTypography
            // The group is required, not each checkbox.
            required={false}
            control={
              <Checkbox
                icon={uncheckedBox}
                checkedIcon={checkedBox}
                name={name}
                value={option}
                required={false}
                checked={chosen.includes(option)}
                onChange={(_event, isChecked) => handleChange(option, isChecked)}
                slotProps={{ input: index === 0 ? { id, ref: inputRef } : undefined }}
              />
            }
          />
        ))}
      </FormGroup>
      <FieldNotes field={field} />
    </FormControl>
  )
})
