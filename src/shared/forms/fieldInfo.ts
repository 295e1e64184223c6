import { Schema, type AnyObject, type CustomSchemaMetadata, type ObjectSchema } from 'yup'
import type { Typed, TypedValue } from './drafts'

/** A field as its schema describes it. */
export type FieldInfo = {
  name: string
  label: string
  meta: CustomSchemaMetadata
  /** Value of the untouched field. */
  start: TypedValue
  /** Fields whose value decides on this one's rules, or on whether it is there. */
  dependsOn: string[]
  /** Fields that depend on this one. */
  dependents: string[]
  /** What the rules say given the other fields' values. */
  resolve: (typed: Typed) => { isHidden: boolean; isRequired: boolean }
}

export type FieldInfos = Map<string, FieldInfo>

/** A date is typed in parts, and has no value before the last of them. */
export const isDate = ({ kind }: { kind?: string }) => kind === 'date'

const isBox = ({ kind }: CustomSchemaMetadata) => kind === 'checkbox' || kind === 'consent'

function startOf({ type }: Schema, meta: CustomSchemaMetadata): TypedValue {
  if (meta.start !== undefined) return meta.start
  if (type === 'array') return []
  return isBox(meta) ? false : ''
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
        start: startOf(field, meta),
        dependsOn: [...field.deps],
        dependents: fields.filter(([, other]) => other.deps.includes(name)).map(([key]) => key),
        resolve(typed) {
          const { spec } = field.resolve({ value: typed[name], parent: typed })
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

/** Name and label of every field of a schema, for tests of completeness. */
export const fieldsOf = <Fields extends AnyObject>(schema: ObjectSchema<Fields>) =>
  [...fieldInfos(schema).values()].map(({ name, label }) => ({ name, label }))

export const startValues = (fields: FieldInfos): Typed =>
  Object.fromEntries([...fields.values()].map(({ name, start }) => [name, start]))

/** Whether a value is one the field can hold: a draft may be of another version of the form. */
export function canHold({ start, meta }: FieldInfo, value: TypedValue): boolean {
  if (!Array.isArray(value)) return typeof value === typeof start
  return Array.isArray(start) && value.every((part) => meta.options?.includes(part))
}

/** Whether two values of a field are the same. */
export const isSame = (one: TypedValue | undefined, other: TypedValue | undefined) =>
  String(one) === String(other)

/**
 * Whether nothing has been typed, or all of it taken back. `initial` is what the form began with,
 * where that is a record to edit or a choice made for the visitor.
 */
export const isUntouched = (
  fields: FieldInfos,
  values: Typed,
  initial: { readonly [name: string]: unknown } = {},
) =>
  [...fields.values()].every(
    ({ name, start }) => String(values[name]) === String(initial[name] ?? start),
  )

/** A record as its form shows it; what the form does not know is left out. */
export function typedValues(fields: FieldInfos, record: Record<string, unknown>): Typed {
  const typed = startValues(fields)
  for (const { name, start, meta } of fields.values()) {
    const value = record[name]
    if (typeof start === 'boolean') {
      typed[name] = value === true
    } else if (typeof start === 'object') {
      if (Array.isArray(value)) typed[name] = value.map(String)
    } else if (typeof value === 'string' || typeof value === 'number') {
      const text = String(value)
      typed[name] = meta.format?.(text) ?? text
    }
  }
  return typed
}
