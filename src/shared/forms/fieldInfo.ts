import { Schema, type AnyObject, type CustomSchemaMetadata, type ObjectSchema } from 'yup'

/** The value of a field as typed: a text, a checkbox, or the ticked options of several. */
export type FieldValue = string | boolean | string[]

/** The values of a form as typed, by the names of its fields. */
export type FormValues = Record<string, FieldValue>

/** A field as its schema describes it. */
export type FieldInfo = {
  name: string
  label: string
  meta: CustomSchemaMetadata
  /** Its rule alone. */
  schema: Schema
  /** Value of the untouched field. */
  start: FieldValue
  /** Fields whose value decides on this one's rules, or hides it. */
  dependsOn: string[]
  /** Fields that depend on this one. */
  dependents: string[]
  /** The rules of the field, given the other fields' values. */
  resolve: (values: FormValues) => { isHidden: boolean; isRequired: boolean }
}

export type FieldInfos = Map<string, FieldInfo>

/** A date is typed in parts and has no value before the last of them. */
export const isDate = ({ kind }: { kind?: string }) => kind === 'date'

const isCheckbox = ({ kind }: CustomSchemaMetadata) => kind === 'checkbox' || kind === 'consent'

function startOf({ type }: Schema, meta: CustomSchemaMetadata): FieldValue {
  if (meta.start !== undefined) return meta.start
  if (type === 'array') return []
  return isCheckbox(meta) ? false : ''
}

/** The fields of a schema by name, in its order. */
export function fieldInfos<Fields extends AnyObject>(schema: ObjectSchema<Fields>): FieldInfos {
  // yup's own type of `fields` also allows references, which no form has.
  const fields = Object.entries<unknown>(schema.fields).filter(
    (entry): entry is [string, Schema] => entry[1] instanceof Schema,
  )
  return new Map(
    fields.map(([name, field]) => {
      const meta = field.meta() ?? {}
      const info: FieldInfo = {
        name,
        label: field.spec.label ?? name,
        meta,
        schema: field,
        start: startOf(field, meta),
        dependsOn: [...field.deps],
        dependents: fields.filter(([, other]) => other.deps.includes(name)).map(([key]) => key),
        resolve(values) {
          const { spec } = field.resolve({ value: values[name], parent: values })
          return {
            isHidden: spec.strip === true,
            isRequired: !spec.optional && meta.kind !== 'checkbox',
          }
        },
      }
      return [name, info]
    }),
  )
}

/** Name and label of every field of a schema. */
export const fieldsOf = <Fields extends AnyObject>(schema: ObjectSchema<Fields>) =>
  [...fieldInfos(schema).values()].map(({ name, label }) => ({ name, label }))

export const startValues = (fields: FieldInfos): FormValues =>
  Object.fromEntries([...fields.values()].map(({ name, start }) => [name, start]))

/** The values that the fields can hold: some may be from another version of the form. */
export const compatibleValues = (fields: FieldInfos, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const { start, meta } = fields.get(name) ?? {}
      if (!Array.isArray(value)) return typeof value === typeof start
      return Array.isArray(start) && value.every((part) => meta?.options?.includes(part))
    }),
  )

/** Whether two values of a field are the same. */
export const isSame = (one: FieldValue | undefined, other: FieldValue | undefined) =>
  String(one) === String(other)

/**
 * Whether the values are those the form began with. `initial` has them where the form edits a
 * record or has values chosen for the visitor.
 */
export const isUntouched = (
  fields: FieldInfos,
  values: FormValues,
  initial: { readonly [name: string]: unknown } = {},
) =>
  [...fields.values()].every(
    ({ name, start }) => String(values[name]) === String(initial[name] ?? start),
  )

/** A record as the values of its form, without other fields. */
export function toFormValues(fields: FieldInfos, record: Record<string, unknown>): FormValues {
  const values = startValues(fields)
  for (const { name, start, meta } of fields.values()) {
    const value = record[name]
    if (typeof start === 'boolean') {
      values[name] = value === true
    } else if (typeof start === 'object') {
      if (Array.isArray(value)) values[name] = value.map(String)
    } else if (typeof value === 'string' || typeof value === 'number') {
      const text = String(value)
      values[name] = meta.format?.(text) ?? text
    }
  }
  return values
}
