import type { MemberRecord } from '../makeMember'
import { keyOfNumber } from '../memberNumber'
import type { Duplicates, ImportDuplicate, ImportRow, SharedField } from './importTypes'

type Shared = { [field in SharedField]?: string }

/** Of two records with the same value one is enough to find; the number says most. */
const sharedFields = ['number', 'gstin', 'udyam', 'mobile'] as const

const keysOf = ({ number, ...others }: Shared): [SharedField, string][] =>
  sharedFields.flatMap((field): [SharedField, string][] => {
    const value = field === 'number' ? keyOfNumber(number ?? '') : others[field]
    return value ? [[field, `${field} ${value}`]] : []
  })

/**
 * The members, and the earlier rows of the file, that have the number, the mobile, the GSTIN or the Udyam number of a
 * row. Each is named once.
 */
export function findDuplicates(
  rows: readonly ImportRow[],
  members: readonly MemberRecord[],
): Duplicates {
  const memberOf = new Map<string, string>()
  for (const { id, number, profile } of members) {
    for (const [, key] of keysOf({ ...(profile as Shared | undefined), number })) {
      if (!memberOf.has(key)) memberOf.set(key, id)
    }
  }
  const lineOf = new Map<string, number>()
  const duplicates = new Map<number, ImportDuplicate[]>()
  for (const { line, values } of rows) {
    const found = new Map<string, ImportDuplicate>()
    for (const [by, key] of keysOf(values)) {
      const memberId = memberOf.get(key)
      if (memberId !== undefined && !found.has(memberId)) found.set(memberId, { by, memberId })
      const earlier = lineOf.get(key)
      if (earlier === undefined) lineOf.set(key, line)
      else if (!found.has(String(earlier))) found.set(String(earlier), { by, line: earlier })
    }
    // A member comes before a row: it is there, whatever becomes of the row.
    const sorted = [...found.values()].sort((a, b) => Number('line' in a) - Number('line' in b))
    if (sorted.length > 0) duplicates.set(line, sorted)
  }
  return duplicates
}
