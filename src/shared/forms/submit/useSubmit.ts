import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { AnyObject, ObjectSchema } from 'yup'
import { mustLoadAgain } from '@/shared/config/importPart'
import { loadAgain } from '@/shared/config/loadAgain'
import type { useDraft } from '@/shared/forms/draft/useDraft'
import type { FormValues } from '@/shared/forms/fieldInfo'

/** Why a form was not sent. The message is for people. */
export type Failure = { code: string; message: string }

/** The result of the last try to submit, if the form is not simply sent. */
type Result =
  /** Names of the fields with errors, in the order of the page. */
  | { type: 'invalid'; names: string[] }
  | { type: 'mustConfirmPerson' }
  | { type: 'failed'; failure: Failure }
  /** Another version is stored: its answer was lost, or another tab with this draft has sent it. */
  | { type: 'refused' }

type Options<Values> = {
  form: UseFormReturn<FormValues>
  schema: ObjectSchema<AnyObject>
  draft: ReturnType<typeof useDraft>
  /** Whether the visitor must confirm to be a person before anything is sent. */
  mustConfirmPerson: () => boolean
  onSubmit: (values: Values, id: string) => Promise<unknown> | void
  /** Called with the id of the stored submission. */
  onStored: (id: string) => Promise<void>
  /** The name under which `useGoOn` submits the form again after the page had to be loaded again. */
  goOn: string | undefined
}

/**
 * Validates and sends a form, one submission at a time. A submission keeps its id until it is
 * stored, so it is stored once however often it is sent.
 */
export function useSubmit<Values>(options: Options<Values>) {
  const { form, schema, draft, mustConfirmPerson, onSubmit, onStored, goOn } = options
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Result>()
  // State would be too late: a second click can come before the next render.
  const isSubmitting = useRef(false)

  async function submit() {
    if (isSubmitting.current) return
    isSubmitting.current = true
    try {
      let invalid: string[] = []
      await form.handleSubmit(
        async (values) => setResult(await send(values as Values)),
        (errors) => {
          invalid = Object.keys(schema.fields).filter((name) => errors[name])
        },
      )()
      // Only now the field errors are rendered, and the first invalid field is where it will stay.
      if (invalid.length > 0) setResult({ type: 'invalid', names: invalid })
    } finally {
      isSubmitting.current = false
    }
  }

  async function send(values: Values): Promise<Result | undefined> {
    setResult(undefined)
    if (mustConfirmPerson()) return { type: 'mustConfirmPerson' }
    const id = draft.claimId()
    setBusy(true)
    try {
      await onSubmit(values, id)
      await onStored(id)
      return undefined
    } catch (error) {
      const failure = toFailure(error)
      // The page is about to go.
      if (failure.code === mustLoadAgain && goOn !== undefined && loadAgain(goOn)) {
        return await new Promise<never>(() => {})
      }
      if (failure.code !== 'already-stored') return { type: 'failed', failure }
      draft.markStored()
      return { type: 'refused' }
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, result, submit, clearResult: () => setResult(undefined) }
}

const unexpected =
  'Something went wrong. What you typed is still here. Please reload the page and try again.'

/** The app's own errors have a code and a message for people; others do not. */
function toFailure(error: unknown): Failure {
  const isKnown =
    typeof error === 'object' && error !== null && 'code' in error && 'message' in error
  return {
    code: isKnown ? String(error.code) : 'unknown',
    message: isKnown && typeof error.message === 'string' ? error.message : unexpected,
  }
}
