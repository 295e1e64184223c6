import type { Schema } from 'yup'

/** A field that has to be filled in while the values of others say so. */
export function requiredWhen<Field extends Schema>(
  others: string | string[],
  isRequired: (...values: unknown[]) => boolean,
  field: Field,
) {
  return field.when(others, (values: unknown[], schema: Schema) =>
    isRequired(...values) ? schema.required() : schema,
  ) as Field
}
