import { useWatch } from 'react-hook-form'
import type { Typed } from './drafts'
import { useFormParts } from './formParts'

/** What stands in some fields at the moment, in their order. */
export function useTypedList(names: string[]) {
  const { control } = useFormParts().form
  return useWatch<Typed>({ control, name: names })
}

/** What stands in some fields at the moment, by their names. */
export function useTypedValues(names: string[]): Typed {
  const values = useTypedList(names)
  return Object.fromEntries(
    names.flatMap((name, index) => {
      const value = values[index]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
