import { yupResolver } from '@hookform/resolvers/yup'
import { useMemo } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import type { AnyObject, ObjectSchema } from 'yup'
import type { Typed } from './drafts'
import { startValues, typedValues, type FieldInfos } from './fieldInfo'

type Bound = {
  schema: ObjectSchema<AnyObject>
  fields: FieldInfos
  /** A record to edit. */
  values: Record<string, unknown> | undefined
  idOf: (name: string) => string
  halfTyped: ReadonlySet<string>
}

const incomplete = 'Enter a complete date or clear the field'

/** The state of a form whose rules are those of a schema. */
export function useBoundForm({ schema, fields, values, idOf, halfTyped }: Bound) {
  const record = useMemo(() => values && typedValues(fields, values), [fields, values])
  const resolver = useMemo(() => {
    // What is typed is text and boxes; what comes out of the schema is the record.
    const bySchema = yupResolver<Typed, unknown, Typed>(schema, undefined, { mode: 'sync' })
    // Half a date is no value at all: nobody but the field itself knows that it is there.
    const resolve: Resolver<Typed, unknown, Typed> = async (typed, context, options) => {
      const result = await bySchema(typed, context, options)
      const halfDates = [...fields.keys()].filter(
        (name) => halfTyped.has(name) || isHalf(idOf(name)),
      )
      if (halfDates.length === 0) return result
      const errors = halfDates.map((name) => [name, { type: 'date', message: incomplete }])
      return { values: {}, errors: { ...result.errors, ...Object.fromEntries(errors) } }
    }
    return resolve
  }, [schema, fields, idOf, halfTyped])

  const form = useForm<Typed, unknown, Typed>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: startValues(fields),
    values: record,
    // Of `values`: what is being typed stays when the record changes.
    resetOptions: { keepDirtyValues: true },
    resolver,
  })
  return { form, record }
}

function isHalf(id: string) {
  const element = document.getElementById(id)
  return element instanceof HTMLInputElement && element.validity.badInput
}
