import InputBase from '@mui/material/InputBase'
import { describedBy, FieldFrame } from './FieldFrame'
import { withField, type FieldProps } from './useField'

const typeOf = ({ kind }: { kind?: string }) =>
  kind === 'email' || kind === 'date' ? kind : 'text'

/** A text input: one line, or as many as the schema says. */
export const TextField = withField<FieldProps>(function TextField(props) {
  const { field, name, wide } = props
  const { id, meta, value, inputRef, onChange, onBlur } = field
  const isProse = meta.kind === 'text' || meta.kind === 'line'
  return (
    <FieldFrame field={field} wide={wide ?? meta.rows !== undefined}>
      <InputBase
        className="control"
        id={id}
        name={name}
        type={typeOf(meta)}
        value={value}
        // A plain textarea. Material UI's own measures its rows and shifts the layout at hydration.
        {...(meta.rows && { multiline: true, rows: meta.rows, inputComponent: 'textarea' })}
        inputRef={inputRef}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        slotProps={{
          input: {
            inputMode: meta.inputMode,
            autoComplete: meta.autoComplete,
            spellCheck: isProse ? undefined : false,
            'aria-describedby': describedBy(field),
          },
        }}
      />
    </FieldFrame>
  )
})
