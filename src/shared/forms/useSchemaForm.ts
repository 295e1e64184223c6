import { yupResolver } from '@hookform/resolvers/yup'
import { useMemo } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import type { AnyObject, ObjectSchema } from 'yup'
import { texts } from '@/texts/forms'
import { startValues, toFormValues, type FieldInfos, type FormValues } from './fieldInfo'

type Options = {
  schema: ObjectSchema<AnyObject>
  fields: FieldInfos
  /** A record to edit. */
  values: Record<string, unknown> | undefined
  idOf: (name: string) => string
  incompleteDates: ReadonlySet<string>
}

/** The state of a form that a schema validates. */
export function useSchemaForm({ schema, fields, values, idOf, incompleteDates }: Options) {
  const record = useMemo(() => values && toFormValues(fields, values), [fields, values])
  const resolver = useMemo(() => {
    // The form holds texts and booleans; the schema returns the record.
    const bySchema = yupResolver<FormValues, unknown, FormValues>(schema, undefined, {
      mode: 'sync',
    })
    const resolve: Resolver<FormValues, unknown, FormValues> = async (typed, context, options) => {
      const result = await bySchema(typed, context, options)
      // An incomplete date has no value, so the schema cannot refuse it.
      const incomplete = [...fields.keys()].filter(
        (name) => incompleteDates.has(name) || isIncompleteDate(idOf(name)),
      )
      if (incomplete.length === 0) return result
      const errors = incomplete.map((name) => [
        name,
        { type: 'date', message: texts.dateIncomplete },
      ])
      return { values: {}, errors: { ...result.errors, ...Object.fromEntries(errors) } }
    }
    return resolve
  }, [schema, fields, idOf, incompleteDates])

  const form = useForm<FormValues, unknown, FormValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: startValues(fields),
    values: record,
    // When the record changes, the typed text stays.
    resetOptions: { keepDirtyValues: true },
    resolver,
  })
  return { form, record }
}

function isIncompleteDate(id: string) {
  const element = document.getElementById(id)
  return element instanceof HTMLInputElement && element.validity.badInput
}
