import { createContext } from 'react'

type List = {
  /** Milliseconds since 1970; what came later is new. */
  since: number
  /** Goes to a record, which knows the way back to the list as it is. */
  open: (id: string) => void
}

/** The list a record is shown in. */
export const ListContext = createContext<List>({ since: Infinity, open: () => {} })
