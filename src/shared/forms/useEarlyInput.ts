import { useEffect, type RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Typed } from './drafts'
import { isSame, type FieldInfos } from './fieldInfo'

/**
 * Keeps what was typed before the page was hydrated: React leaves it in the DOM, but tells no
 * controlled field of it. It wins over a draft. A form that edits a record is never prerendered.
 */
export function useEarlyInput(
  element: RefObject<HTMLFormElement | null>,
  form: UseFormReturn<Typed>,
  fields: FieldInfos,
  hasRecord: boolean,
) {
  useEffect(() => {
    if (hasRecord || element.current === null) return
    const typed = new FormData(element.current)
    for (const { name, start } of fields.values()) {
      const value = readField(typed, name, start)
      if (!isSame(value, start)) form.setValue(name, value, { shouldDirty: true })
    }
  }, [element, form, fields, hasRecord])
}

function readField(typed: FormData, name: string, start: Typed[string]) {
  if (typeof start === 'boolean') return typed.has(name)
  if (typeof start === 'string') return String(typed.get(name) ?? start)
  return typed.getAll(name).map(String)
}
