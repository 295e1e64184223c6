import { mixed, type Schema } from 'yup'

/**
 * A field that is not there while the values of others say so: not shown, not required,
 * not sent. What was typed into it stays in the form and comes back with it. A record may lack
 * it, even if it is required where it is shown.
 */
export function hiddenWhen<Field extends Schema>(
  others: string | string[],
  isHidden: (...values: unknown[]) => boolean,
  field: Field,
) {
  return field.when(others, (values: unknown[], schema: Schema) =>
    isHidden(...values) ? mixed().strip() : schema,
  ) as ReturnType<Field['optional']>
}
