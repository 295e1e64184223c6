import { lazy } from 'react'
import { importWithRetry } from '@/shared/config/importPart'
import { isDate, type FieldInfo } from '@/shared/forms/fieldInfo'
import { CheckboxField } from '@/shared/forms/fields/CheckboxField'
import { ChoicesField } from '@/shared/forms/fields/ChoicesField'
import { SelectField } from '@/shared/forms/fields/SelectField'
import { TextField } from '@/shared/forms/fields/TextField'

// The calendar is large, and few forms have a date.
const loadDateField = () => import('@/shared/forms/fields/DateField')
const DateField = lazy(async () => ({
  default: (await importWithRetry(loadDateField)).DateField,
}))

type Props = { field: FieldInfo; wide?: boolean }

/** The input for a field, by its schema. A form that may have a date waits in a `Suspense`. */
export function DeskField({ field: { name, meta }, wide }: Props) {
  if (isDate(meta)) return <DateField name={name} />
  if (meta.kind === 'checkbox') return <CheckboxField name={name} />
  if (meta.kind === 'choices') return <ChoicesField name={name} />
  if (meta.options !== undefined) return <SelectField name={name} />
  return <TextField name={name} wide={wide} />
}
