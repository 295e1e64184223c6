import type { AnyObject, ObjectSchema } from 'yup'
import { localDateTime } from '@/shared/text/dateText'

/** The values a record has in the store. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain }

/** A record in the store. Any field may be missing, except `id` and the date. */
export type Live<Fields> = Partial<Omit<Fields, 'createdAt'>> & {
  id: string
  /** Local date and time, or "Unknown date". */
  createdAt: string
  /** Milliseconds since 1970; null if unknown. */
  createdAtMillis: number | null
  /** The same for `updatedAt`, if the schema has it. */
  updatedAtMillis?: number | null
  /** Labels of the fields whose values do not fit the schema; these values are in `other`. */
  unreadable?: string[]
  /** Fields that the schema does not know, and values that do not fit it. */
  other?: { [key: string]: Plain }
}

export const unknownDate = 'Unknown date'

type Field = { label: string; type: string; isTimestamp: boolean }

function fieldsOf(schema: ObjectSchema<AnyObject>): Map<string, Field> {
  const fields = new Map<string, Field>()
  for (const [name, field] of Object.entries(schema.describe().fields)) {
    const label = 'label' in field && field.label !== undefined ? field.label : name
    const isTimestamp = 'meta' in field && field.meta?.kind === 'timestamp'
    fields.set(name, { label, type: field.type, isTimestamp })
  }
  if (!fields.has('createdAt')) {
    fields.set('createdAt', { label: 'createdAt', type: 'string', isTimestamp: true })
  }
  return fields
}

/** Makes the function that turns documents into records. It never throws; see `unreadable`. */
export function createReader<Fields extends AnyObject>(schema: ObjectSchema<Fields>) {
  const fields = fieldsOf(schema as unknown as ObjectSchema<AnyObject>)
  const names = [...fields].flatMap(([name, { isTimestamp }]) =>
    isTimestamp ? [name, `${name}Millis`] : [name],
  )
  // Every record starts with all fields: an object that gets more than a dozen fields one by one
  // becomes a hash table in V8, six times as large.
  const blank = {
    ...Object.fromEntries(names.map((name) => [name, undefined])),
    unreadable: undefined,
    other: undefined,
    createdAt: unknownDate,
    createdAtMillis: null,
  }

  return function read(id: string, data: { [key: string]: unknown }): Live<Fields> {
    const item: { [key: string]: Plain | undefined } = { ...blank, id }
    const unreadable: string[] = []
    const other: { [key: string]: Plain } = {}
    for (const [name, value] of Object.entries(data)) {
      const field = fields.get(name)
      if (field === undefined) {
        other[name === 'id' ? 'id (field)' : name] = toPlain(value)
      } else if (field.isTimestamp) {
        const millis = millisOf(value)
        item[name] = millis === null ? unknownDate : localDateTime(millis)
        item[`${name}Millis`] = millis
      } else if (fits(field.type, value)) {
        item[name] = toPlain(value)
      } else {
        unreadable.push(field.label)
        if (value !== null && value !== undefined) other[name] = toPlain(value)
      }
    }
    if (unreadable.length > 0) item.unreadable = unreadable
    if (Object.keys(other).length > 0) item.other = other
    return item as Live<Fields>
  }
}

function fits(type: string, value: unknown): boolean {
  return type === 'array' ? Array.isArray(value) : type === 'mixed' || typeof value === type
}

/**
 * Milliseconds since 1970; null if the value is no timestamp. Firestore's timestamps are recognized by
 * their method, not by their class, so that this file does not import the SDK.
 */
export function millisOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null || !('toMillis' in value)) return null
  const millis: unknown = typeof value.toMillis === 'function' ? value.toMillis() : null
  return typeof millis === 'number' && Number.isFinite(millis) ? millis : null
}

function toPlain(value: unknown): Plain {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (Array.isArray(value)) return value.map(toPlain)
  const millis = millisOf(value)
  if (millis !== null) return localDateTime(millis)
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toPlain(part)]))
  }
  return String(value)
}
