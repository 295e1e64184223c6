import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import type { FocusEvent } from 'react'
import { box, tickedBox } from './choiceIcons'
import { describedBy, FieldNotes } from './FieldNotes'
import { withField, type NamedFieldProps } from './withField'

/** Several of the options of the schema, a box for each. */
export const ChoicesField = withField<NamedFieldProps>(function ChoicesField(props) {
  const { field, name, wide = true } = props
  const { id, label, meta, value, inputRef, onChange, onBlur } = field
  const chosen = Array.isArray(value) ? value : []

  function handleChange(option: string, isTicked: boolean) {
    // In the order of the schema, whichever is ticked first.
    const options = meta.options ?? []
    onChange(options.filter((each) => (each === option ? isTicked : chosen.includes(each))))
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    // Going from one box to the next does not leave the field.
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
            // The group is required, not each of its boxes.
            required={false}
            control={
              <Checkbox
                icon={box}
                checkedIcon={tickedBox}
                name={name}
                value={option}
                required={false}
                checked={chosen.includes(option)}
                onChange={(_event, isTicked) => handleChange(option, isTicked)}
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
