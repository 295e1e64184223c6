import { useEffect, type RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isSame, type FieldInfos, type FieldValue, type FormValues } from '@/shared/forms/fieldInfo'

/**
 * Keeps text typed before hydration: React leaves it in the DOM, but does not give it to
 * controlled fields. It overrides a draft. A form that edits a record is never prerendered.
 */
export function useEarlyInput(
  element: RefObject<HTMLFormElement | null>,
  form: UseFormReturn<FormValues>,
  fields: FieldInfos,
  hasRecord: boolean,
) {
  useEffect(() => {
    if (hasRecord || element.current === null) return
    const inDom = new FormData(element.current)
    for (const { name, start } of fields.values()) {
      const value = readField(inDom, name, start)
      if (!isSame(value, start)) form.setValue(name, value, { shouldDirty: true })
    }
  }, [element, form, fields, hasRecord])
}

function readField(inDom: FormData, name: string, start: FieldValue): FieldValue {
  if (typeof start === 'boolean') return inDom.has(name)
  if (typeof start === 'string') return String(inDom.get(name) ?? start)
  return inDom.getAll(name).map(String)
}
