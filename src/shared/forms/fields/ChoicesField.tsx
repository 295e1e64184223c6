import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import { labelOf } from '@/shared/text/labelOf'
import { checkedBox, uncheckedBox } from './choiceIcons'
import { describedBy, FieldFrame, leaving } from './FieldFrame'
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

  return (
    <FieldFrame
      field={field}
      wide={wide}
      label={<FormLabel component="legend">{label}</FormLabel>}
      control={{ component: 'fieldset', 'aria-describedby': describedBy(field) }}
    >
      <FormGroup row onBlur={leaving(onBlur)}>
        {meta.options?.map((option, index) => (
          <FormControlLabel
            key={option}
            label={labelOf(option)}
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
    </FieldFrame>
  )
})
