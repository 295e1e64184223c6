import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Typed } from './drafts'
import { isUntouched, type FieldInfos } from './fieldInfo'

/** Lets the browser ask before a tab is closed in which something typed has not been sent. */
export function useLeaveWarning(isOn: boolean, form: UseFormReturn<Typed>, fields: FieldInfos) {
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    const stop = form.subscribe({
      formState: { values: true },
      callback({ values, defaultValues }) {
        // Only while it is needed: some browsers keep no page for "Back" that listens for this.
        if (isUntouched(fields, values, defaultValues))
          window.removeEventListener('beforeunload', ask)
        else window.addEventListener('beforeunload', ask)
      },
    })
    return () => {
      stop()
      window.removeEventListener('beforeunload', ask)
    }
  }, [isOn, form, fields])
}
