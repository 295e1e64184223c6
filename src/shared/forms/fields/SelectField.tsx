import InputBase from '@mui/material/InputBase'
import { labelOf } from '@/shared/text/labelOf'
import { texts } from '@/texts/forms'
import { describedBy, FieldFrame } from './FieldFrame'
import { withField, type FieldProps } from './useField'

export type SelectFieldProps = FieldProps & {
  /** The choices, where the schema does not know them. */
  options?: { value: string; label: string }[]
  /** Shown in a narrow field while nothing is chosen. It cannot be chosen itself. */
  placeholder?: string
}

const arrow = (
  <svg className="arrow" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d="M7 10h10l-5 5z" />
  </svg>
)

/** One of several options, in the device's own list. Not `NativeSelect`, which is 2 kB more. */
export const SelectField = withField<SelectFieldProps>(function SelectField(props) {
  const { field, name, wide, options, placeholder } = props
  const { id, meta, value, inputRef, onChange, onBlur } = field
  const choices =
    options ?? meta.options?.map((option) => ({ value: option, label: labelOf(option) }))
  return (
    <FieldFrame field={field} wide={wide}>
      <InputBase
        className="control"
        id={id}
        name={name}
        // Material UI's types know only `input` and `textarea`.
        inputComponent={'select' as 'input'}
        value={value}
        inputRef={inputRef}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        endAdornment={arrow}
        slotProps={{
          input: {
            autoComplete: meta.autoComplete,
            'aria-describedby': describedBy(field),
            children: (
              <>
                {(placeholder === undefined || value === '') && (
                  <option value="">
                    {placeholder ?? (field.isRequired ? texts.pleaseChoose : texts.noAnswer)}
                  </option>
                )}
                {choices?.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </>
            ),
          },
        }}
      />
    </FieldFrame>
  )
})
