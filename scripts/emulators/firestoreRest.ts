import { demoProjectId } from '@/shared/config/parseEnv'
import type { Collections, Value } from '@scripts/samples/records'

/** An emulator's address. */
export type Address = { host: string; port: number }

/** The emulators' way to write past the rules. */
const asOwner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' }
const batchSize = 400
const timeLimit = 120_000

/** Writes the documents past the rules, each replacing the one before. */
export async function writeCollections(
  address: Address,
  collections: Collections,
  projectId = demoProjectId,
): Promise<void> {
  const database = `projects/${projectId}/databases/(default)`
  const writes = Object.entries(collections).flatMap(([name, records]) =>
    records.map(({ id, data }) => ({
      update: { name: `${database}/documents/${name}/${id}`, fields: encodeFields(data) },
    })),
  )
  for (let start = 0; start < writes.length; start += batchSize) {
    await callEmulator(address, 'POST', `/v1/${database}/documents:commit`, {
      writes: writes.slice(start, start + batchSize),
    })
  }
}

/** Whether anything answers a request there, even with an error. */
export async function answers({ host, port }: Address): Promise<boolean> {
  try {
    await fetch(`http://${host}:${port}/`, { signal: AbortSignal.timeout(3_000) })
    return true
  } catch {
    return false
  }
}

/** Whether the project has no document at all. */
export async function isEmpty(address: Address, projectId = demoProjectId): Promise<boolean> {
  const path = `/v1/projects/${projectId}/databases/(default)/documents:listCollectionIds`
  const answer = (await callEmulator(address, 'POST', path, {})) as { collectionIds?: string[] }
  return !answer.collectionIds?.length
}

/** Deletes every document of the project. */
export async function clearFirestore(address: Address, projectId = demoProjectId): Promise<void> {
  const path = `/emulator/v1/projects/${projectId}/databases/(default)/documents`
  await callEmulator(address, 'DELETE', path)
}

/** One request to an emulator as its owner. @throws Error with the emulator's answer. */
export async function callEmulator(
  { host, port }: Address,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(`http://${host}:${port}${path}`, {
    method,
    headers: asOwner,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(timeLimit),
  })
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** Fields as Firestore's REST interface writes them; undefined values are left out. */
export function encodeFields(data: Record<string, Value>): {
  [field: string]: Record<string, unknown>
} {
  const given = Object.entries(data).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, encode(value)]))
}

/** A value as Firestore's REST interface writes it. */
export function encode(value: Value): Record<string, unknown> {
  if (value === null || value === undefined) return { nullValue: null }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } }
  switch (typeof value) {
    case 'string':
      return { stringValue: value }
    case 'boolean':
      return { booleanValue: value }
    case 'number':
      if (Number.isSafeInteger(value)) return { integerValue: String(value) }
      // JSON has no NaN.
      return { doubleValue: Number.isFinite(value) ? value : String(value) }
    default:
      return { mapValue: { fields: encodeFields(value) } }
  }
}
