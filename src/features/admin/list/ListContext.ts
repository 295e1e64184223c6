import { createContext } from 'react'
import type { Duplicates } from '../duplicates'
import type { AdminCollection } from '../types'

/** What each row has to know of its list. */
export type List = {
  collection: AdminCollection
  /** Milliseconds since 1970; what came later is new. */
  since: number
  duplicates: Duplicates
  /** Goes to a record, which knows the way back to the list as it is. */
  open: (id: string) => void
}

export const ListContext = createContext<List | null>(null)
