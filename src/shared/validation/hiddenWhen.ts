import { string, type Schema } from 'yup'

/**
 * A field that is not there while another one's value says so: not shown, not required,
 * not sent. What was typed into it stays in the form and comes back with it.
 */
export function hiddenWhen<Field extends Schema>(
  other: string,
  isHidden: (value: unknown) => boolean,
  field: Field,
) {
  return field.when(other, ([value]: unknown[], schema: Schema) =>
    isHidden(value) ? string().strip() : schema,
  ) as Field
}
