import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import type { ReactNode } from 'react'
import { FieldNotes } from './FieldNotes'
import type { FieldState } from './useField'

/** Props every field has besides its name. */
export type FieldProps = {
  /** Takes the full width where fields stand in two columns. */
  wide?: boolean
}

type FieldFrameProps = FieldProps & { field: FieldState; children: ReactNode }

/** Label above, the control, and what there is to say about it below. */
export function FieldFrame({ field, wide = false, children }: FieldFrameProps) {
  return (
    <FormControl
      fullWidth
      error={field.error !== undefined}
      required={field.isRequired}
      className={wide ? 'wide' : undefined}
    >
      <FormLabel htmlFor={field.id}>{field.label}</FormLabel>
      {children}
      <FieldNotes field={field} />
    </FormControl>
  )
}
