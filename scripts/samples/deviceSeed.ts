import { defaultSeed } from './defaultSeed'
import type { Value } from './records'

/** The name of the file with the seed of the device backend, beside `index.html`. */
export const deviceSeedFile = 'device-seed.json'

/** Its content, a time as `{ "$millis": number }`. */
export const deviceSeed = (collections = defaultSeed(new Date())): string =>
  JSON.stringify({ collections: marked(collections) })

function marked(value: Value): unknown {
  if (value instanceof Date) return { $millis: value.getTime() }
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, marked(item)]))
}
