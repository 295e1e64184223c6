import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from '@/shared/forms/fieldInfo'

/** Puts values into a form as if they had been typed. */
export function restore(form: UseFormReturn<FormValues>, values: FormValues) {
  form.reset(
    { ...form.getValues(), ...values },
    { keepDefaultValues: true, keepDirtyValues: false },
  )
}
