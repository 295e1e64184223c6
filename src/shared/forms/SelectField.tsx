import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldFrame, type FieldProps } from './FieldFrame'
import { describedBy } from './FieldNotes'
import { useField } from './useField'

/** One of the options of the schema, in the list the device itself offers. */
export function SelectField({ name, wide }: FieldProps & { name: string }) {
  const field = useField(name)
  const { id, meta, value, inputRef, onChange, onBlur } = field
  if (field.isHidden) return null
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
        <option value="">{field.isRequired ? 'Please choose' : 'No answer'}</option>
        {meta.options?.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}
