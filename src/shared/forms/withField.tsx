import { memo, type ComponentType } from 'react'
import type { FieldProps } from './FieldFrame'
import { useField, type FieldState } from './useField'

export type NamedFieldProps = FieldProps & { name: string }

/**
 * Makes a field of what it looks like; it is not there while the schema hides it. It is drawn again
 * when something of it has changed: the form tells all fields of much that concerns others, and
 * the drawing is what takes a phone its time.
 */
export function withField<Props extends NamedFieldProps>(
  View: ComponentType<Props & { field: FieldState }>,
) {
  // TypeScript does not see that what is left of these props without `field` is `Props` again.
  const Drawn = memo(View) as unknown as typeof View
  return function Field(props: Props) {
    const field = useField(props.name)
    return field.isHidden ? null : <Drawn {...props} field={field} />
  }
}
