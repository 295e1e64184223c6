import { findMembers, type MemberRow } from '@/features/members/desk'
import type { Guest } from './guests'

/** The members that match the search and are none of the guests: they have not replied, and come as walk-ins. */
export function membersWithoutReply(
  rows: readonly MemberRow[],
  guests: readonly Guest[],
  query: string,
): MemberRow[] {
  const isShort = query.trim().length < 2 && !/^\s*\d\s*$/.test(query)
  if (isShort) return []
  const replied = new Set(guests.flatMap(({ member }) => member?.row.id ?? []))
  return findMembers(rows, { ...all, search: query }).filter(({ id }) => !replied.has(id))
}

const all = { standing: '', kind: '', district: '', sort: 'number' } as const
