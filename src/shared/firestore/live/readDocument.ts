import type { AnyObject, ObjectSchema, SchemaFieldDescription } from 'yup'
import { dateTimeInIndia } from '@/shared/text/dateText'

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

type Fields = Map<string, Field>
type Field = { label: string; type: string; isTimestamp: boolean; fields?: Fields }

function fieldsOf(described: { [name: string]: SchemaFieldDescription }): Fields {
  const fields: Fields = new Map()
  for (const [name, field] of Object.entries(described)) {
    const label = 'label' in field && field.label !== undefined ? field.label : name
    const isTimestamp = 'meta' in field && field.meta?.kind === 'timestamp'
    const parts = 'fields' in field ? fieldsOf(field.fields) : undefined
    fields.set(name, { label, type: field.type, isTimestamp, fields: parts })
  }
  return fields
}

/** Makes the function that turns documents into records. It never throws; see `unreadable`. */
export function createReader<Fields extends AnyObject>(schema: ObjectSchema<Fields>) {
  const fields = fieldsOf(schema.describe().fields)
  if (!fields.has('createdAt')) {
    fields.set('createdAt', { label: 'createdAt', type: 'string', isTimestamp: true })
  }
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
    const item: Item = { ...blank, id }
    const unreadable: string[] = []
    const other: { [key: string]: Plain } = {}
    readFields(fields, data, item, { unreadable, other })
    if (unreadable.length > 0) item.unreadable = unreadable
    if (Object.keys(other).length > 0) item.other = other
    return item as Live<Fields>
  }
}

type Item = { [key: string]: Plain | undefined }
type Misfits = { unreadable: string[]; other: { [key: string]: Plain } }

/** Reads a document, or an object in it, into `item`. */
function readFields(
  fields: Fields,
  data: { [key: string]: unknown },
  item: Item,
  { unreadable, other }: Misfits,
  path = '',
) {
  for (const [name, value] of Object.entries(data)) {
    const field = fields.get(name)
    if (field === undefined) {
      other[path + (name === 'id' ? 'id (field)' : name)] = toPlain(value)
    } else if (field.isTimestamp) {
      const millis = millisOf(value)
      item[name] = millis === null ? unknownDate : dateTimeInIndia(millis)
      item[`${name}Millis`] = millis
    } else if (field.fields !== undefined && isObject(value)) {
      const part: { [key: string]: Plain } = {}
      readFields(field.fields, value, part, { unreadable, other }, `${path}${name}.`)
      item[name] = part
    } else if (fits(field, value)) {
      item[name] = toPlain(value)
    } else {
      unreadable.push(field.label)
      if (value !== null && value !== undefined) other[path + name] = toPlain(value)
    }
  }
}

/** A map of Firestore, and none of its other objects. */
const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

function fits({ type, fields }: Field, value: unknown): boolean {
  if (fields !== undefined) return false
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
  if (millis !== null) return dateTimeInIndia(millis)
  if (isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toPlain(part)]))
  }
  return String(value)
}
