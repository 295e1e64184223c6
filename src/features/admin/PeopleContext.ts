import { createContext, useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { createPeople, type Root } from './people'

const nobody = createPeople()

export const PeopleContext = createContext(nobody)

/** The people in the lists of this page's store, followed while the page is shown. */
export function usePeople() {
  const store = useStore<Root>()
  const [people] = useState(createPeople)
  useEffect(() => people.follow(store), [people, store])
  return people
}
