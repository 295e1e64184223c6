import { createContext, useContext } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FieldInfos, FormValues } from './fieldInfo'

/** A named part of a form and the names of its fields. */
export type Section = { id: string; title: string; names: readonly string[] }

type FormParts = {
  /** react-hook-form's own context would change with every state of the form. */
  form: UseFormReturn<FormValues>
  fields: FieldInfos
  sections: Section[]
  idOf: (name: string) => string
  /** See `useAfterPress`. */
  afterPress: (act: () => void) => void
  /** Names of the fields on the page, hidden ones too. */
  mounted: Set<string>
  /** Names of fields with an incomplete date. Such a date is no value, so only its field knows. */
  incompleteDates: Set<string>
}

/** The context of the fields and sections inside a form. */
export const FormPartsContext = createContext<FormParts | null>(null)

export function useFormParts() {
  const parts = useContext(FormPartsContext)
  if (parts === null) throw new Error('A field must be inside a Form')
  return parts
}
