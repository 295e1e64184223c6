import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { askBeforeUnload } from '@/shared/config/loadAgain'
import { isUntouched, type FieldInfos, type FormValues } from '@/shared/forms/fieldInfo'

/** Lets the browser ask before it closes a tab with entries that were not submitted. */
export function useUnsavedWarning(
  isOn: boolean,
  form: UseFormReturn<FormValues>,
  fields: FieldInfos,
) {
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => askBeforeUnload(event)
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback({ values, defaultValues }) {
        // Only while needed: some browsers keep no page for "Back" that listens to this event.
        if (isUntouched(fields, values, defaultValues)) {
          window.removeEventListener('beforeunload', ask)
        } else {
          window.addEventListener('beforeunload', ask)
        }
      },
    })
    return () => {
      unsubscribe()
      window.removeEventListener('beforeunload', ask)
    }
  }, [isOn, form, fields])
}
