import type { Pieces } from '@/shared/live/pieces'
import { textOf, type AdminRecord } from './records'

/** By what two records are of the same person or firm. */
const shared = ['mobile', 'gstin', 'udyam'] as const

export const keysOf = (record: AdminRecord) =>
  shared.flatMap((field) => {
    const text = textOf(record, field)
    return text === '' ? [] : `${field} ${text}`
  })

/** The other records of the same person or firm, in one list. */
export function samePerson(list: Pieces<AdminRecord>, record: AdminRecord): AdminRecord[] {
  const keys = new Set(keysOf(record))
  if (keys.size === 0) return []
  return list.chunks.flatMap((chunk) =>
    chunk.filter((other) => other.id !== record.id && keysOf(other).some((key) => keys.has(key))),
  )
}
