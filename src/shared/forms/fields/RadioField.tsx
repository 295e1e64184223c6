import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import type { FocusEvent } from 'react'
import { checkedRadio, uncheckedRadio } from './choiceIcons'
import { describedBy, FieldNotes } from './FieldFrame'
import { withField, type FieldProps } from './useField'

export const RadioField = withField<FieldProps>(function RadioField(props) {
  const { field, name, wide = true } = props
  const { id, label, meta, value, inputRef, onChange, onBlur } = field

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    // Moving from one option to the next does not leave the field.
    if (!currentTarget.contains(relatedTarget)) onBlur()
  }

  return (
    <FormControl
      error={field.error !== undefined}
      required={field.isRequired}
      className={wide ? 'wide' : undefined}
    >
      <FormLabel id={`${id}-label`}>{label}</FormLabel>
      <RadioGroup
        row
        name={name}
        value={value}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(field)}
        aria-required={field.isRequired}
        aria-invalid={field.error !== undefined}
        onChange={(_event, option) => onChange(option)}
        onBlur={handleBlur}
      >
        {meta.options?.map((option, index) => (
          <FormControlLabel
            key={option}
            value={option}
            label={option}
            disableTypography
            control={
              <Radio
                icon={uncheckedRadio}
                checkedIcon={checkedRadio}
                slotProps={{ input: index === 0 ? { id, ref: inputRef } : undefined }}
              />
            }
          />
        ))}
      </RadioGroup>
      <FieldNotes field={field} />
    </FormControl>
  )
})
