import { useEffect } from 'react'
import { useController } from 'react-hook-form'
import type { Typed, TypedValue } from './drafts'
import { isDate } from './fieldInfo'
import { useFormParts } from './formParts'
import { useTypedValues } from './useTypedValues'

/** A field's value, state and handlers, and all the form needs to know of it from the schema. */
export function useField(name: string) {
  const { form, fields, idOf, shown } = useFormParts()
  const info = fields.get(name)
  if (info === undefined) throw new Error(`The schema has no field ${name}`)

  const { field, fieldState } = useController<Typed>({ name, control: form.control })
  const typed = useTypedValues(info.dependsOn)
  const value = field.value ?? info.start

  useEffect(() => {
    shown.add(name)
    return () => void shown.delete(name)
  }, [shown, name])

  function handleChange(next: TypedValue) {
    field.onChange(next)
    // What is wrong with another one may be right by this answer, or gone with the field.
    const wrong = info!.dependents.filter((other) => form.getFieldState(other).error)
    if (wrong.length > 0) void form.trigger(wrong)
  }

  function handleBlur() {
    const { format } = info!.meta
    if (format && typeof value === 'string') {
      const formatted = value.trim() === '' ? '' : format(value.trim())
      if (formatted !== value) form.setValue(name, formatted, { shouldDirty: true })
    }
    field.onBlur()
    // Half a date comes and goes without a change of the value.
    if (isDate(info!.meta)) void form.trigger(name)
    // Nobody is told of an error in a field they have not been to yet.
    const visited = info!.dependents.filter((other) => form.getFieldState(other).isTouched)
    if (visited.length > 0) void form.trigger(visited)
  }

  return {
    id: idOf(name),
    label: info.label,
    meta: info.meta,
    ...info.resolve(typed),
    value,
    error: fieldState.error?.message,
    inputRef: field.ref,
    onChange: handleChange,
    onBlur: handleBlur,
  }
}

export type FieldState = ReturnType<typeof useField>
