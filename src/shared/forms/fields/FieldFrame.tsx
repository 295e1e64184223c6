import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import type { FocusEvent, ReactNode } from 'react'
import { Spoken } from '@/shared/ui/status/Spoken'
import { texts } from '@/texts/forms'
import type { FieldProps, FieldState } from './useField'

type FieldFrameProps = Omit<FieldProps, 'name'> & {
  field: FieldState
  /** In the place of a label for one input. */
  label?: ReactNode
  control?: { component?: 'fieldset'; fullWidth?: boolean; 'aria-describedby'?: string }
  children: ReactNode
}

/** Label above, the input, and the field's notes below. */
export function FieldFrame(props: FieldFrameProps) {
  const { field, wide = false, control = { fullWidth: true }, children } = props
  const { label = <FormLabel htmlFor={field.id}>{field.label}</FormLabel> } = props
  return (
    <FormControl
      {...control}
      error={field.error !== undefined}
      required={field.isRequired}
      className={wide ? 'wide' : undefined}
    >
      {label}
      {children}
      <FieldNotes field={field} />
    </FormControl>
  )
}

/** Help, hint, error and counter of a field. */
function FieldNotes({ field }: { field: FieldState }) {
  const { id, meta, error, value } = field
  const length = String(value).trim().length
  return (
    <div className="notes">
      <div>
        {meta.help && (
          <FormHelperText id={`${id}-help`} error={false}>
            {meta.help}
          </FormHelperText>
        )}
        {meta.hint && (
          <FormHelperText id={`${id}-hint`} error={false} aria-live="polite">
            {meta.hint(String(value))}
          </FormHelperText>
        )}
        {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
      </div>
      {meta.rows && meta.max && (
        <div>
          <FormHelperText error={length > meta.max} className="length" aria-hidden="true">
            {`${length} / ${meta.max}`}
          </FormHelperText>
          <Spoken id={`${id}-length`}>{roomInWords(length, meta.max)}</Spoken>
        </div>
      )}
    </div>
  )
}

/** The characters that a field still takes. It changes only when few are left. */
function roomInWords(length: number, max: number): string {
  const left = max - length
  if (left < 0) return texts.tooMany(-left)
  return left > max / 10 ? texts.upTo(max) : texts.left(left)
}

/** Leaves a group of inputs: moving from one of them to the next does not leave the field. */
export const leaving =
  (onBlur: () => void) =>
  ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onBlur()
  }

/** Ids of a field's notes, for the `aria-describedby` of its input. */
export const describedBy = ({ id, meta, error }: FieldState) =>
  [
    meta.help && `${id}-help`,
    meta.hint && `${id}-hint`,
    error && `${id}-error`,
    meta.rows && meta.max && `${id}-length`,
  ]
    .filter(Boolean)
    .join(' ') || undefined
