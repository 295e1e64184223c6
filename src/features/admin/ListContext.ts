import { createContext } from 'react'

type List = {
  /** The view, as it stands in the address: the way back from a record to the list. */
  address: string
  /** Milliseconds since 1970; what came later is new. */
  since: number
  /** Goes to a record; it knows the way back. */
  open: (id: string) => void
}

/** The list a record is shown in. */
export const ListContext = createContext<List>({ address: '', since: Infinity, open: () => {} })
