import InputBase from '@mui/material/InputBase'
import NativeSelect from '@mui/material/NativeSelect'
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

/** One of a few options, in the list the device itself offers. */
export const SelectField = withField<SelectFieldProps>(function SelectField(props) {
  const { field, name, wide, options, nothing } = props
  const { id, meta, value, inputRef, onChange, onBlur } = field
  const offered = options ?? meta.options?.map((option) => ({ value: option, label: option }))
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
