import { useEffect, useMemo } from 'react'
import { useController } from 'react-hook-form'
import type { Typed, TypedValue } from './drafts'
import { isDate } from './fieldInfo'
import { useFormParts } from './formParts'
import { useTypedValues } from './useTypedValues'

/**
 * A field's value, state and handlers, and all the form needs to know of it from the schema; the
 * same object while nothing of it changes.
 */
export function useField(name: string) {
  const { form, fields, idOf, shown } = useFormParts()
  const info = fields.get(name)
  if (info === undefined) throw new Error(`The schema has no field ${name}`)

  const { field, fieldState } = useController<Typed>({ name, control: form.control })
  const { onChange, onBlur, ref } = field
  const { isHidden, isRequired } = info.resolve(useTypedValues(info.dependsOn))
  const value = field.value ?? info.start
  const error = fieldState.error?.message

  useEffect(() => {
    shown.add(name)
    return () => void shown.delete(name)
  }, [shown, name])

  return useMemo(() => {
    const { label, meta, dependents } = info

    function handleChange(next: TypedValue) {
      onChange(next)
      // What is wrong with another one may be right by this answer, or gone with the field.
      const wrong = dependents.filter((other) => form.getFieldState(other).error)
      if (wrong.length > 0) void form.trigger(wrong)
    }

    function handleBlur() {
      if (meta.format && typeof value === 'string') {
        const formatted = value.trim() === '' ? '' : meta.format(value.trim())
        if (formatted !== value) form.setValue(name, formatted, { shouldDirty: true })
      }
      onBlur()
      // Half a date comes and goes without a change of the value.
      if (isDate(meta)) void form.trigger(name)
      // Nobody is told of an error in a field they have not been to yet.
      const visited = dependents.filter((other) => form.getFieldState(other).isTouched)
      if (visited.length > 0) void form.trigger(visited)
    }

    return {
      id: idOf(name),
      label,
      meta,
      isHidden,
      isRequired,
      value,
      error,
      inputRef: ref,
      onChange: handleChange,
      onBlur: handleBlur,
    }
  }, [form, info, name, idOf, isHidden, isRequired, value, error, onChange, onBlur, ref])
}

export type FieldState = ReturnType<typeof useField>
