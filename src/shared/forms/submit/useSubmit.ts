import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { AnyObject, ObjectSchema } from 'yup'
import { mustLoadAgain } from '@/shared/config/importPart'
import { isHydrating } from '@/shared/config/isHydrating'
import { loadAgain } from '@/shared/config/loadAgain'
import type { useDraft } from '@/shared/forms/draft/useDraft'
import type { AppError } from '@/shared/firestore/errors'
import type { FormValues } from '@/shared/forms/fieldInfo'
import { texts } from '@/texts/forms'

/** Milliseconds. No person fills in a public form faster; programs do. */
const minFillTime = 3_000

/** The result of the last try to submit, if the form is not simply sent. */
type Result =
  /** Names of the fields with errors, in the order of the page. */
  | { type: 'invalid'; names: string[] }
  | { type: 'mustConfirmPerson' }
  | { type: 'failed'; failure: AppError }
  /** Another version is stored: its answer was lost, or another tab with this draft has sent it. */
  | { type: 'refused'; failure: AppError }

type Options<Values> = {
  form: UseFormReturn<FormValues>
  schema: ObjectSchema<AnyObject>
  draft: ReturnType<typeof useDraft>
  /** Whether a visitor who is as fast as a program is asked whether they are a person. It never refuses one. */
  isPublic: boolean
  onSubmit: (values: Values, id: string) => Promise<unknown> | void
  /** Called with the id of the stored submission. */
  onDone?: (id: string) => Promise<unknown> | void
  /** The name under which `useGoOn` submits the form again after the page had to be loaded again. */
  goOn: string | undefined
}

/**
 * Validates and sends a form, one submission at a time. A submission keeps its id until it is
 * stored, so it is stored once however often it is sent.
 */
export function useSubmit<Values>(options: Options<Values>) {
  const { form, schema, draft, isPublic, onSubmit, onDone, goOn } = options
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Result>()
  // State would be too late: a second click can come before the next render.
  const isSubmitting = useRef(false)
  /** An input that only programs fill in. */
  const honeypot = useRef<HTMLInputElement>(null)
  const startedAt = useRef<number>(undefined)
  const isPerson = useRef(false)

  useEffect(() => {
    // A prerendered page could be filled in before its scripts came.
    startedAt.current ??= isHydrating() ? 0 : performance.now()
  }, [])

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isSubmitting.current) return
    isSubmitting.current = true
    let invalid: string[] = []
    const submitValid = form.handleSubmit(
      async (values) => {
        const isHasty =
          !draft.isRestored && performance.now() - (startedAt.current ?? 0) < minFillTime
        if (isPublic && !isPerson.current && (isHasty || honeypot.current?.value)) {
          return setResult({ type: 'mustConfirmPerson' })
        }
        setResult(undefined)
        const id = draft.claimId()
        setBusy(true)
        try {
          await onSubmit(values as Values, id)
          await onDone?.(id)
          draft.forget()
        } catch (error) {
          const failure = toFailure(error)
          // The page is about to go.
          if (failure.code === mustLoadAgain && goOn !== undefined && loadAgain(goOn)) {
            await new Promise<never>(() => {})
          }
          const isRefused = failure.code === 'already-stored'
          if (isRefused) draft.markStored()
          setResult({ type: isRefused ? 'refused' : 'failed', failure })
        } finally {
          setBusy(false)
        }
      },
      (errors) => {
        invalid = Object.keys(schema.fields).filter((name) => errors[name])
      },
    )
    try {
      await submitValid()
      // Only now the field errors are rendered, and the first invalid field is where it will stay.
      if (invalid.length > 0) setResult({ type: 'invalid', names: invalid })
    } finally {
      isSubmitting.current = false
    }
  }

  function confirmPerson() {
    isPerson.current = true
    void submit()
  }

  /** Sends the text as a submission of its own, beside the stored version. */
  function submitAsNew() {
    draft.separate()
    void submit()
  }

  /** Ends with the stored version. */
  async function keepFirst() {
    setResult(undefined)
    if (draft.storedId !== undefined) await onDone?.(draft.storedId)
    draft.forget()
  }

  const clearResult = () => setResult(undefined)
  return { isBusy, result, clearResult, honeypot, submit, confirmPerson, submitAsNew, keepFirst }
}

/** The app's own errors have a code and a message for people; others do not. */
function toFailure(error: unknown): AppError {
  const isKnown =
    typeof error === 'object' && error !== null && 'code' in error && 'message' in error
  return {
    code: isKnown ? String(error.code) : 'unknown',
    message: isKnown && typeof error.message === 'string' ? error.message : texts.unexpected,
  }
}
