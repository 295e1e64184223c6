import InputBase from '@mui/material/InputBase'
import NativeSelect from '@mui/material/NativeSelect'
import { describedBy, FieldFrame } from './FieldFrame'
import { withField, type FieldProps } from './useField'

export type SelectFieldProps = FieldProps & {
  /** The choices, where the schema does not know them. */
  options?: { value: string; label: string }[]
  /** Shown in a narrow field while nothing is chosen. It cannot be chosen itself. */
  placeholder?: string
}

const control = <InputBase className="control" />

const Arrow = ({ className }: { className?: string }) => (
  <svg
    className={className}
    viewBox="0 0 24 24"
    fontSize="1.5rem"
    width="1em"
    height="1em"
    fill="currentColor"
    aria-hidden="true"
  >
    <path d="M7 10h10l-5 5z" />
  </svg>
)

/** One of several options, in the device's own list. */
export const SelectField = withField<SelectFieldProps>(function SelectField(props) {
  const { field, name, wide, options, placeholder } = props
  const { id, meta, value, inputRef, onChange, onBlur } = field
  const choices = options ?? meta.options?.map((option) => ({ value: option, label: option }))
  return (
    <FieldFrame field={field} wide={wide}>
      <NativeSelect
        variant="outlined"
        input={control}
        IconComponent={Arrow}
        value={value}
        inputRef={inputRef}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        inputProps={{
          id,
          name,
          autoComplete: meta.autoComplete,
          'aria-describedby': describedBy(field),
        }}
      >
        {(placeholder === undefined || value === '') && (
          <option value="">
            {placeholder ?? (field.isRequired ? 'Please choose' : 'No answer')}
          </option>
        )}
        {choices?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
})
