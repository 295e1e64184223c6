import { memo, useEffect, useMemo, type ComponentType } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useFormParts } from '@/shared/forms/formParts'
import { isDate, type FieldValue, type FormValues } from '@/shared/forms/fieldInfo'

/** Props that every field has. */
export type FieldProps = {
  name: string
  /** Takes the full width where fields are in two columns. */
  wide?: boolean
}

/**
 * A field's value, state and handlers, with all that the form needs to know of it from the schema.
 * Returns the same object until one of them changes.
 */
export function useField(name: string) {
  const { form, fields, idOf, mounted, afterPress } = useFormParts()
  const info = fields.get(name)
  if (info === undefined) throw new Error(`The schema has no field ${name}`)

  const { field, fieldState } = useController<FormValues>({ name, control: form.control })
  const { onChange, onBlur, ref } = field
  const { isHidden, isRequired } = info.resolve(useWatchedValues(info.dependsOn))
  const value = field.value ?? info.start
  const error = fieldState.error?.message

  useEffect(() => {
    mounted.add(name)
    return () => void mounted.delete(name)
  }, [mounted, name])

  return useMemo(() => {
    const { label, meta, dependents } = info

    function handleChange(next: FieldValue) {
      onChange(next)
      // This value may have corrected or hidden a dependent field that has an error.
      const invalid = dependents.filter((other) => form.getFieldState(other).error)
      if (invalid.length > 0) void form.trigger(invalid)
    }

    function handleBlur() {
      if (meta.format && typeof value === 'string') {
        const formatted = value.trim() === '' ? '' : meta.format(value.trim())
        if (formatted !== value) form.setValue(name, formatted, { shouldDirty: true })
      }
      onBlur()
      // An incomplete date comes and goes without a change of the value.
      if (isDate(meta)) void form.trigger(name)
      // A field that was not visited yet shows no error.
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
      onBlur: () => afterPress(handleBlur),
    }
  }, [
    form,
    info,
    name,
    idOf,
    afterPress,
    isHidden,
    isRequired,
    value,
    error,
    onChange,
    onBlur,
    ref,
  ])
}

export type FieldState = ReturnType<typeof useField>

/**
 * Makes a field component from its view. It renders nothing while the schema hides the field. The
 * view is memoized: the form's context changes often, and each render costs a phone time.
 */
export function withField<Props extends FieldProps>(
  View: ComponentType<Props & { field: FieldState }>,
) {
  // TypeScript does not see that these props without `field` are `Props` again.
  const MemoizedView = memo(View) as unknown as typeof View
  return function Field(props: Props) {
    const field = useField(props.name)
    return field.isHidden ? null : <MemoizedView {...props} field={field} />
  }
}

/** The values of some fields as typed, in the order of their names. */
export function useWatchFields(names: string[]) {
  const { control } = useFormParts().form
  return useWatch<FormValues>({ control, name: names })
}

/** The values of some fields as typed, by their names. */
export function useWatchedValues(names: string[]): FormValues {
  const values = useWatchFields(names)
  return Object.fromEntries(
    names.flatMap((name, index) => {
      const value = values[index]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
