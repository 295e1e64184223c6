import { useWatch } from 'react-hook-form'
import type { Typed } from './drafts'

/** What stands in some fields at the moment, by their names. */
export function useTypedValues(names: string[]): Typed {
  const values = useWatch<Typed>({ name: names })
  return Object.fromEntries(
    names.flatMap((name, index) => {
      const value = values[index]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
