import { createContext, useContext, useEffect, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isDevelopment } from '@/shared/config/env'
import type { FieldInfos, FormValues } from './fieldInfo'

/** A named part of a form and the names of its fields. */
export type Section = { id: string; title: string; names: readonly string[] }

type FormParts = {
  /** react-hook-form's own context would change with every state of the form. */
  form: UseFormReturn<FormValues>
  fields: FieldInfos
  sections: Section[]
  /** Notes above fields, by their names. */
  above: { [name: string]: ReactNode } | undefined
  idOf: (name: string) => string
  /** See `useAfterPress`. */
  afterPress: (act: () => void) => void
  /** Names of the fields on the page, hidden ones too. */
  mounted: Set<string>
  /** Names of fields with an incomplete date. Such a date is no value, so only its field knows. */
  incompleteDates: Set<string>
  /** Forgets what was typed, for a form that is closed unsent. */
  discard: () => void
}

/** The context of the fields and sections inside a form. */
export const FormPartsContext = createContext<FormParts | null>(null)

export function useFormParts() {
  const parts = useContext(FormPartsContext)
  if (parts === null) throw new Error('A field must be inside a Form')
  return parts
}

/**
 * In development and tests, throws if the form lacks a field of its schema, or shows one outside its section.
 */
export function useCompletenessCheck(
  fields: FieldInfos,
  sections: Section[],
  mounted: Set<string>,
  idOf: (name: string) => string,
) {
  useEffect(() => {
    if (!isDevelopment) return
    const names = [...fields.keys()]
    const missing = names.filter((name) => !mounted.has(name))
    const outside = names.filter((name) => sections.length > 0 && !isInSection(name))
    if (missing.length > 0) throw new Error(`The form shows no field for: ${missing.join(', ')}`)
    if (outside.length > 0) throw new Error(`Not in its FormSection: ${outside.join(', ')}`)

    function isInSection(name: string) {
      const section = sections.find((each) => each.names.includes(name))
      // A field that is hidden has no element.
      const at = document.getElementById(idOf(name))?.closest('section')
      return section !== undefined && (!at || at.getAttribute('aria-labelledby') === section.id)
    }
  }, [fields, sections, mounted, idOf])
}
