import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { labelOf } from '@/shared/text/labelOf'
import { checkedRadio, uncheckedRadio } from './choiceIcons'
import { describedBy, FieldFrame, leaving } from './FieldFrame'
import { withField, type FieldProps } from './useField'

export const RadioField = withField<FieldProps>(function RadioField(props) {
  const { field, name, wide = true } = props
  const { id, label, meta, value, inputRef, onChange, onBlur } = field
  return (
    <FieldFrame
      field={field}
      wide={wide}
      label={<FormLabel id={`${id}-label`}>{label}</FormLabel>}
      control={{}}
    >
      <RadioGroup
        row
        name={name}
        value={value}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(field)}
        aria-required={field.isRequired}
        aria-invalid={field.error !== undefined}
        onChange={(_event, option) => onChange(option)}
        onBlur={leaving(onBlur)}
      >
        {meta.options?.map((option, index) => (
          <FormControlLabel
            key={option}
            value={option}
            label={labelOf(option)}
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
    </FieldFrame>
  )
})
