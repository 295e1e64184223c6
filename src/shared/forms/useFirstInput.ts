import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { prepareToSubmit } from '@/shared/firestore/submit'
import type { Typed } from './drafts'

/** Fetches what sending needs as soon as somebody types: the connection may be gone by then. */
export function useFirstInput(isOn: boolean, form: UseFormReturn<Typed>) {
  useEffect(() => {
    if (!isOn) return
    const stop = form.subscribe({
      formState: { values: true },
      callback({ name }) {
        if (name === undefined) return
        stop()
        prepareToSubmit()
      },
    })
    return stop
  }, [isOn, form])
}
