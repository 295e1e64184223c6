import type { Collections, Value } from './records'

/** The name of the file with the seed, beside the built site's `index.html`. */
export const deviceSeedFile = 'device-seed.json'

/** The seed as the browser reads it: a time is `{ "$millis": number }`. */
export function deviceSeedText(collections: Collections): string {
  return JSON.stringify({ collections: marked(collections) })
}

function marked(value: Value): unknown {
  if (value instanceof Date) return { $millis: value.getTime() }
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, marked(item)]))
}
