import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useStore } from 'react-redux'
import type { Kind } from './kind'
import { createPeople, type Root } from './people'
import type { AdminRecord } from './records'

const nobody = createPeople()

export const PeopleContext = createContext(nobody)

/** The people in the lists of this page's store, followed while the page is shown. */
export function usePeople() {
  const store = useStore<Root>()
  const [people] = useState(createPeople)
  useEffect(() => people.follow(store), [people, store])
  return people
}

/** How many other records are of the same person or firm; follows the lists. */
export function useOthers(kind: Kind, record: AdminRecord): number {
  const people = useContext(PeopleContext)
  return useSyncExternalStore(
    people.subscribe,
    useCallback(() => people.othersOf(kind, record), [people, kind, record]),
  )
}
