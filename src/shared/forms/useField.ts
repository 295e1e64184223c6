import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { Typed, TypedValue } from './drafts'
import { useFormParts } from './formParts'

/** A field's value, state and handlers, and all the form needs to know of it from the schema. */
export function useField(name: string) {
  const { fields, idOf } = useFormParts()
  const info = fields.get(name)
  if (info === undefined) throw new Error(`The schema has no field ${name}`)

  const form = useFormContext<Typed>()
  const { field, fieldState } = useController<Typed>({ name })
  const others = useWatch<Typed>({ name: info.dependsOn })
  const typed = Object.fromEntries(info.dependsOn.map((other, index) => [other, others[index]]))
  const value = field.value ?? info.start

  function handleBlur() {
    const { format } = info!.meta
    if (format && typeof value === 'string') {
      const formatted = value.trim() === '' ? '' : format(value.trim())
      if (formatted !== value) form.setValue(name, formatted, { shouldDirty: true })
    }
    field.onBlur()
    // Nobody is told of an error in a field they have not been to yet.
    const visited = info!.dependents.filter((other) => form.getFieldState(other).isTouched)
    if (visited.length > 0) void form.trigger(visited)
  }

  return {
    id: idOf(name),
    label: info.label,
    meta: info.meta,
    ...info.resolve(typed as Typed),
    value,
    error: fieldState.error?.message,
    inputRef: field.ref,
    onChange: (next: TypedValue) => field.onChange(next),
    onBlur: handleBlur,
  }
}

export type FieldState = ReturnType<typeof useField>
