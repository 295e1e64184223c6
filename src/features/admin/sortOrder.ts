import type { Compare } from '@/shared/live/chunks'
import { columnsOf } from './columns'
import type { Kind } from './kind'
import type { AdminRecord } from './records'

export type Sort = { field: string; isDescending: boolean }

/** The order of a column; null is the collection's own, the newest first. */
export function orderOf(kind: Kind, sort: Sort | null): Compare<AdminRecord> | null {
  const column = columnsOf(kind).find(({ field }) => field === sort?.field)
  if (sort === null || column === undefined) return null
  const sign = sort.isDescending ? -1 : 1
  const keys = new WeakMap<AdminRecord, string | number>()

  /** Looked up again and again while sorting, so made once for each version of a record. */
  function keyOf(record: AdminRecord) {
    const known = keys.get(record)
    if (known !== undefined) return known
    const key = toKey(column!.sortValue(record))
    keys.set(record, key)
    return key
  }

  return (left, right) => {
    const a = keyOf(left)
    const b = keyOf(right)
    if (a === b) return 0
    if (a === '' || b === '') return a === '' ? 1 : -1
    // A number where others have a text, as old records may hold it: numbers first.
    if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
    return a < b ? -sign : sign
  }
}

/** Texts that compare as people sort them: capital letters no other than small ones, 9 before 10. */
function toKey(value: unknown): string | number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 0 : 1
  if (typeof value !== 'string') return Array.isArray(value) ? value.join(', ') : ''
  return value.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(12, '0'))
}
