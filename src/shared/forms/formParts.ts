import { createContext, useContext } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Typed } from './drafts'
import type { FieldInfos } from './fieldInfo'

/** A named part of a form, and the fields that stand in it. */
export type Section = { id: string; title: string; names: string[] }

type FormParts = {
  /** Instead of react-hook-form's own context, which changes with every state of the form. */
  form: UseFormReturn<Typed>
  fields: FieldInfos
  sections: Section[]
  idOf: (name: string) => string
  /** Names of the fields that are on the page, hidden ones too. */
  shown: Set<string>
  /** Names of date fields with a date typed in part: that is no value, and nobody else sees it. */
  halfTyped: Set<string>
}

/** What a form hands to the fields and sections inside it. */
export const FormPartsContext = createContext<FormParts | null>(null)

export function useFormParts() {
  const parts = useContext(FormPartsContext)
  if (parts === null) throw new Error('A field stands outside its Form')
  return parts
}
