import InputBase from '@mui/material/InputBase'
import { FieldFrame, type FieldProps } from './FieldFrame'
import { describedBy } from './FieldNotes'
import { withField } from './withField'

export type TextFieldProps = FieldProps & {
  name: string
  /** Follows from the schema, but for a password. */
  type?: 'text' | 'email' | 'password' | 'date'
}

const typeOf = ({ kind }: { kind?: string }) =>
  kind === 'email' || kind === 'date' ? kind : 'text'

/** A field one types into: one line, or several where the schema says how many. */
export const TextField = withField<TextFieldProps>(function TextField(props) {
  const { field, name, type, wide } = props
  const { id, meta, value, inputRef, onChange, onBlur } = field
  const isProse = meta.kind === 'text' || meta.kind === 'line'
  return (
    <FieldFrame field={field} wide={wide ?? meta.rows !== undefined}>
      <InputBase
        className="control"
        id={id}
        name={name}
        type={type ?? typeOf(meta)}
        value={value}
        // A plain textarea: one that measures its rows moves the page when it is hydrated.
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
