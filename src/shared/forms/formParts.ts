import { createContext, useContext } from 'react'
import type { FieldInfos } from './fieldInfo'

type FormParts = { fields: FieldInfos; idOf: (name: string) => string }

/** What a form hands to the fields inside it. */
export const FormPartsContext = createContext<FormParts | null>(null)

export function useFormParts() {
  const parts = useContext(FormPartsContext)
  if (parts === null) throw new Error('A field stands outside its Form')
  return parts
}
