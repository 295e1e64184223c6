import { createContext, useContext } from 'react'
import { useSelector } from 'react-redux'
import type { People, Root } from './people'
import type { Kind } from './kind'
import type { AdminRecord } from './records'

export const PeopleContext = createContext<People | null>(null)

/** How many other records are of the same person or firm; follows the lists. */
export function useOthers(kind: Kind, record: AdminRecord): number {
  const people = useContext(PeopleContext)
  return useSelector((root: Root) => people?.othersOf(root, kind, record) ?? 0)
}
