import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldFrame, type FieldProps } from './FieldFrame'
import { describedBy } from './FieldNotes'
import { withField } from './withField'

export type SelectFieldProps = FieldProps & {
  name: string
  /** What is there to choose from, where that is not known to the schema. */
  options?: { value: string; label: string }[]
  /** In a narrow place: stands there while nothing is chosen, and is no choice itself. */
  nothing?: string
}

/** One of a few options, in the list the device itself offers. */
export const SelectField = withField<SelectFieldProps>(function SelectField(props) {
  const { field, name, wide, options, nothing } = props
  const { id, meta, value, inputRef, onChange, onBlur } = field
  const offered = options ?? meta.options?.map((option) => ({ value: option, label: option }))
  return (
    <FieldFrame field={field} wide={wide}>
      <NativeSelect
        variant="outlined"
        input={<OutlinedInput />}
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
        {(nothing === undefined || value === '') && (
          <option value="">{nothing ?? (field.isRequired ? 'Please choose' : 'No answer')}</option>
        )}
        {offered?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
})
